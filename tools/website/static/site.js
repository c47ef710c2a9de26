// What can be scrolled can be reached with the keyboard.
document.addEventListener("DOMContentLoaded", () => {
  for (const box of document.querySelectorAll("pre, .table-wrapper")) {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0;
      box.setAttribute("role", "region");
      box.ariaLabel ||= box.tagName === "PRE" ? "Code" : "Table";
    }
  }
});

// What is to be pasted of a block, without prompts and what is printed: commands, or Python with a
// blank line after each of several lines, and none within, as Python asks for; else all of it.
function pasted(text) {
  const prompt = /^(>>> |\$ )/;
  if (!prompt.test(text)) return text;
  let made = "";
  let typed = false;
  for (const line of [...text.split("\n"), ""]) {
    const goesOn = typed && /^\.\.\.( |$)/.test(line);
    if (!goesOn && /\n .*\n$/.test(made)) made += "\n";
    typed = goesOn || prompt.test(line);
    const code = typed ? line.slice(line.indexOf(" ") + 1 || line.length) : "";
    if (code.trim()) made += `${code}\n`;
  }
  return made;
}

// A button that copies it, where there is a clipboard.
document.addEventListener("DOMContentLoaded", () => {
  for (const box of navigator.clipboard ? document.querySelectorAll("div.highlight > pre") : []) {
    const text = box.textContent;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(pasted(text));
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    box.before(button);
  }
});
