// Lean's kernel, given declarations: reads them from standard input, has the kernel of the library
// that this is linked with check each, and writes a line for each of what came of it.
//
// The input is a sequence of words of 32 bits, in the order of the machine; a text is its length in
// bytes and so many words.  Each request is its number and what `serve` reads for it below.  Names,
// levels and expressions are numbered as they come, from 0, in three tables, and so a term that is
// used twice is there once; name 0 is the anonymous one, level 0 is zero.
//
// The objects are laid out as in `lean/lean.h` of Lean 4.35.  None is ever freed: a reference count
// of 0 says so.
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int count;
  unsigned size : 16, fields : 8, tag : 8;
  void *field[];
} object;
typedef void *Object;  // an object, or a number that is shifted to be odd

Object lean_name_mk_string(Object before, Object part);
Object lean_name_mk_numeral(Object before, Object part);
uint8_t lean_name_eq(Object, Object);
Object lean_mk_string_from_bytes(const char *bytes, size_t length);
Object lean_cstr_to_nat(const char *decimal);
Object lean_level_mk_zero(Object unit);
Object lean_level_mk_succ(Object);
Object lean_level_mk_max(Object, Object);
Object lean_level_mk_imax(Object, Object);
Object lean_level_mk_param(Object name);
Object lean_expr_mk_bvar(Object index);
Object lean_expr_mk_sort(Object level);
Object lean_expr_mk_const(Object name, Object levels);
Object lean_expr_mk_app(Object function, Object argument);
Object lean_expr_mk_lambda(Object name, Object type, Object body, uint8_t given);
Object lean_expr_mk_forall(Object name, Object type, Object body, uint8_t given);
Object lean_expr_mk_let(Object name, Object type, Object value, Object body, uint8_t nondep);
Object lean_expr_mk_lit(Object literal);
Object lean_expr_mk_proj(Object type, Object index, Object structure);
uint8_t lean_expr_eqv(Object, Object);
void lean_initialize(void);
void lean_io_mark_end_initialization(void);
Object l_Lean_mkEmptyEnvironment(uint32_t trust);
Object lean_elab_environment_to_kernel_env(Object environment);
Object lean_environment_find(Object environment, Object name);
Object lean_add_decl(Object environment, size_t heartbeats, size_t depth, Object declaration,
                     Object cancel);

enum { STACK_BYTES = 1 << 30, DEPTH = 100000 };

enum {
  END,
  NAME_STRING, NAME_NUMBER,
  SUCC, MAX, IMAX, PARAM,
  BVAR, SORT, CONST, APP, LAMBDA, FORALL, LET, NATURAL, STRING, PROJ,
  AXIOM, DEFINITION, THEOREM, OPAQUE, QUOTIENTS, INDUCTIVE,
  IS_STATED, IS_INDUCTIVE, IS_CONSTRUCTOR, IS_RECURSOR,
};

// The constructors of `Lean.ConstantInfo` that the kernel makes itself.
enum { INDUCTIVE_INFO = 5, CONSTRUCTOR_INFO, RECURSOR_INFO };

static _Noreturn void fail(const char *why) {
  fflush(stdout);
  fprintf(stderr, "second_kernel: %s\n", why);
  exit(3);
}

// Objects

static bool is_number(Object o) { return (uintptr_t)o & 1; }
static Object number(size_t n) { return (Object)(n << 1 | 1); }

static Object kept(Object o) {
  if (!is_number(o)) ((object *)o)->count = 0;
  return o;
}

static Object *fields(Object o) { return ((object *)o)->field; }
static uint8_t byte_of(Object o, int at) {
  return ((uint8_t *)(fields(o) + ((object *)o)->fields))[at];
}

static Object construct(unsigned tag, unsigned n, const Object *given, uint64_t bytes, bool has) {
  size_t size = sizeof(object) + n * sizeof(Object) + (has ? sizeof bytes : 0);
  object *o = malloc(size);
  if (!o) fail("out of memory");
  *o = (object){.count = 0, .size = size, .fields = n, .tag = tag};
  memcpy(o->field, given, n * sizeof(Object));
  if (has) memcpy(o->field + n, &bytes, sizeof bytes);
  return o;
}

#define MAKE(tag, ...)                                                           \
  construct(tag, sizeof((Object[]){__VA_ARGS__}) / sizeof(Object), (Object[]){__VA_ARGS__}, 0, false)
#define MAKE_WITH(bytes, tag, ...)                                               \
  construct(tag, sizeof((Object[]){__VA_ARGS__}) / sizeof(Object), (Object[]){__VA_ARGS__}, bytes, true)

static Object list(size_t n, const Object *elements) {
  Object found = number(0);
  while (n--) found = MAKE(1, elements[n], found);
  return found;
}

// What is read

static uint32_t word(void) {
  uint32_t read;
  if (fread(&read, sizeof read, 1, stdin) != 1) fail("the input is cut short");
  return read;
}

static char *text(uint32_t *length) {
  *length = word();
  size_t padded = ((size_t)*length + 3) / 4 * 4;
  char *read = malloc(padded + 1);
  if (!read) fail("out of memory");
  if (fread(read, 1, padded, stdin) != padded) fail("the input is cut short");
  read[*length] = 0;
  return read;
}

typedef struct {
  Object *at;
  size_t size, room;
} Table;
static Table names, levels, expressions;

static void put(Table *table, Object o) {
  if (table->size == table->room) {
    table->room = 2 * table->room + 1024;
    table->at = realloc(table->at, table->room * sizeof(Object));
    if (!table->at) fail("out of memory");
  }
  table->at[table->size++] = kept(o);
}

static Object from(Table *table) {
  uint32_t i = word();
  if (i >= table->size) fail("a term that did not come before");
  return table->at[i];
}

static Object string(void) {
  uint32_t length;
  char *bytes = text(&length);
  Object made = kept(lean_mk_string_from_bytes(bytes, length));
  free(bytes);
  return made;
}

static Object natural(void) {
  uint32_t length;
  char *decimal = text(&length);
  Object made = kept(lean_cstr_to_nat(decimal));
  free(decimal);
  return made;
}

static Object list_from(Table *table) {
  uint32_t n = word();
  Object *elements = calloc((size_t)n + 1, sizeof(Object));
  if (!elements) fail("out of memory");
  for (uint32_t i = 0; i < n; i++) elements[i] = from(table);
  Object made = list(n, elements);
  free(elements);
  return made;
}

// `ConstantVal`: name, universe parameters, type
static Object constant(void) {
  Object name = from(&names), parameters = list_from(&names), type = from(&expressions);
  return MAKE(0, name, parameters, type);
}

static Object only(Object constant) { return MAKE(1, fields(constant)[0], number(0)); }

// The environment

static Object environment;

// What a `KernelException` is, in the order of its constructors; `OTHER` has a text of its own.
static const char *const EXCEPTIONS[] = {
    "a constant that is not known",
    "a constant that is already declared",
    "the value has another type than is declared",
    "a metavariable",
    "a free variable",
    "something that is applied is no function",
    "something that should be a type is none",
    "the value of a let has another type",
    "an expression has another type than is expected",
    "an argument has another type than the function takes",
    "a projection of what is no structure",
    "the type of a theorem is no proposition",
    "",
    "too many steps",
    "too much memory",
    "too deep",
    "interrupted",
};
enum { OTHER = 12 };

static void add(Object declaration) {
  object *answer = lean_add_decl(environment, 0, DEPTH, declaration, number(0));
  if (answer->tag == 1) {
    environment = kept(answer->field[0]);
    puts("ok");
    return;
  }
  Object exception = answer->field[0];
  size_t tag = is_number(exception) ? (uintptr_t)exception >> 1 : ((object *)exception)->tag;
  if (tag == OTHER)
    printf("%s\n", (char *)(fields(fields(exception)[0]) + 3));  // a string: size, room, length
  else
    puts(tag < sizeof EXCEPTIONS / sizeof *EXCEPTIONS ? EXCEPTIONS[tag] : "refused");
}

static bool same_names(Object one, Object other) {
  for (; !is_number(one) && !is_number(other); one = fields(one)[1], other = fields(other)[1])
    if (!lean_name_eq(fields(one)[0], fields(other)[0])) return false;
  return one == other;
}

// What the kernel knows by the name of this constant, if it was stated so, else null and a line.
static Object known(Object stated) {
  Object found = lean_environment_find(environment, fields(stated)[0]);
  if (is_number(found)) {
    puts("the kernel makes no such constant");
    return NULL;
  }
  Object info = fields(found)[0], general = fields(fields(info)[0])[0];
  if (!same_names(fields(stated)[1], fields(general)[1])) {
    puts("other universe parameters");
    return NULL;
  }
  if (!lean_expr_eqv(fields(stated)[2], fields(general)[2])) {
    puts("another type");
    return NULL;
  }
  return info;
}

// `known`, of a kind.
static Object made(Object stated, unsigned kind) {
  Object info = known(stated);
  if (!info) return NULL;
  if (((object *)info)->tag != kind) {
    puts("a constant of another kind");
    return NULL;
  }
  return fields(info)[0];
}

static void is_inductive(void) {
  Object stated = constant();
  Object together = list_from(&names), constructors = list_from(&names);
  uint32_t parameters = word(), indices = word(), nested = word();
  uint32_t recursive = word(), reflexive = word();
  Object value = made(stated, INDUCTIVE_INFO);
  if (!value) return;
  Object *field = fields(value);
  puts(field[1] != number(parameters)             ? "another number of parameters"
       : field[2] != number(indices)              ? "another number of indices"
       : !same_names(together, field[3])          ? "other types with it"
       : !same_names(constructors, field[4])      ? "other constructors"
       : field[5] != number(nested)               ? "another number of nested types"
       : byte_of(value, 0) != recursive           ? "recursive in one of the two"
       : byte_of(value, 2) != reflexive           ? "reflexive in one of the two"
                                                  : "ok");
}

static void is_constructor(void) {
  Object stated = constant(), type = from(&names);
  uint32_t index = word(), parameters = word(), arguments = word();
  Object value = made(stated, CONSTRUCTOR_INFO);
  if (!value) return;
  Object *field = fields(value);
  puts(!lean_name_eq(type, field[1])    ? "a constructor of another type"
       : field[2] != number(index)      ? "another place"
       : field[3] != number(parameters) ? "another number of parameters"
       : field[4] != number(arguments)  ? "another number of fields"
                                        : "ok");
}

static void is_recursor(void) {
  Object stated = constant(), together = list_from(&names);
  uint32_t counts[4];
  for (int i = 0; i < 4; i++) counts[i] = word();
  uint32_t k = word(), rules = word();
  Object *constructor = calloc((size_t)rules + 1, sizeof(Object));
  Object *right = calloc((size_t)rules + 1, sizeof(Object));
  uint32_t *arguments = calloc((size_t)rules + 1, sizeof *arguments);
  if (!constructor || !right || !arguments) fail("out of memory");
  for (uint32_t i = 0; i < rules; i++) {
    constructor[i] = from(&names);
    arguments[i] = word();
    right[i] = from(&expressions);
  }
  Object value = made(stated, RECURSOR_INFO);
  if (value) {
    Object *field = fields(value), rule = field[6];
    const char *found = !same_names(together, field[1]) ? "other types with it" : "ok";
    for (int i = 0; i < 4; i++)
      if (field[2 + i] != number(counts[i])) found = "other numbers of arguments";
    if (byte_of(value, 0) != k) found = "of K in one of the two";
    uint32_t i = 0;
    for (; i < rules && !is_number(rule); i++, rule = fields(rule)[1]) {
      Object *part = fields(fields(rule)[0]);
      if (!lean_name_eq(part[0], constructor[i]) || part[1] != number(arguments[i]) ||
          !lean_expr_eqv(part[2], right[i]))
        found = "another rule";
    }
    if (i < rules || !is_number(rule)) found = "another number of rules";
    puts(found);
  }
  free(constructor);
  free(right);
  free(arguments);
}

static Object inductive_types(void) {
  uint32_t n = word();
  Object *types = calloc((size_t)n + 1, sizeof(Object));
  if (!types) fail("out of memory");
  for (uint32_t i = 0; i < n; i++) {
    Object name = from(&names), type = from(&expressions);
    uint32_t m = word();
    Object *constructors = calloc((size_t)m + 1, sizeof(Object));
    if (!constructors) fail("out of memory");
    for (uint32_t j = 0; j < m; j++) {
      Object constructor = from(&names), its_type = from(&expressions);
      constructors[j] = MAKE(0, constructor, its_type);
    }
    types[i] = MAKE(0, name, type, list(m, constructors));
    free(constructors);
  }
  Object made_list = list(n, types);
  free(types);
  return made_list;
}

static void *serve(void *unused) {
  lean_initialize();
  lean_io_mark_end_initialization();
  object *empty = kept(l_Lean_mkEmptyEnvironment(0));  // a result of IO: its value is the first field
  environment = kept(lean_elab_environment_to_kernel_env(kept(empty->field[0])));
  put(&names, number(0));
  put(&levels, lean_level_mk_zero(number(0)));
  for (;;) {
    uint32_t request = word();
    switch (request) {
    case END:
      fflush(stdout);
      exit(0);
    case NAME_STRING: {
      Object before = from(&names);
      put(&names, lean_name_mk_string(before, string()));
      break;
    }
    case NAME_NUMBER: {
      Object before = from(&names);
      put(&names, lean_name_mk_numeral(before, number(word())));
      break;
    }
    case SUCC:
      put(&levels, lean_level_mk_succ(from(&levels)));
      break;
    case MAX:
    case IMAX: {
      Object one = from(&levels), other = from(&levels);
      put(&levels, (request == MAX ? lean_level_mk_max : lean_level_mk_imax)(one, other));
      break;
    }
    case PARAM:
      put(&levels, lean_level_mk_param(from(&names)));
      break;
    case BVAR:
      put(&expressions, lean_expr_mk_bvar(number(word())));
      break;
    case SORT:
      put(&expressions, lean_expr_mk_sort(from(&levels)));
      break;
    case CONST: {
      Object name = from(&names);
      put(&expressions, lean_expr_mk_const(name, list_from(&levels)));
      break;
    }
    case APP: {
      Object function = from(&expressions), argument = from(&expressions);
      put(&expressions, lean_expr_mk_app(function, argument));
      break;
    }
    case LAMBDA:
    case FORALL: {
      Object name = from(&names), type = from(&expressions), body = from(&expressions);
      uint8_t given = word();
      put(&expressions,
          (request == LAMBDA ? lean_expr_mk_lambda : lean_expr_mk_forall)(name, type, body, given));
      break;
    }
    case LET: {
      Object name = from(&names), type = from(&expressions);
      Object value = from(&expressions), body = from(&expressions);
      put(&expressions, lean_expr_mk_let(name, type, value, body, word()));
      break;
    }
    case NATURAL:
      put(&expressions, lean_expr_mk_lit(MAKE(0, natural())));
      break;
    case STRING:
      put(&expressions, lean_expr_mk_lit(MAKE(1, string())));
      break;
    case PROJ: {
      Object type = from(&names);
      uint32_t index = word();
      put(&expressions, lean_expr_mk_proj(type, number(index), from(&expressions)));
      break;
    }
    case AXIOM:
      add(MAKE(0, MAKE_WITH(0, 0, constant())));
      break;
    case DEFINITION: {
      Object general = constant(), value = from(&expressions);
      uint32_t hint = word(), height = word();  // `ReducibilityHints`: opaque, abbrev, regular
      Object hints = hint < 2 ? number(hint) : construct(2, 0, NULL, height, true);
      add(MAKE(1, MAKE_WITH(1, 0, general, value, hints, only(general))));
      break;
    }
    case THEOREM: {
      Object general = constant(), value = from(&expressions);
      add(MAKE(2, MAKE(0, general, value, only(general))));
      break;
    }
    case OPAQUE: {
      Object general = constant(), value = from(&expressions);
      add(MAKE(3, MAKE_WITH(0, 0, general, value, only(general))));
      break;
    }
    case QUOTIENTS:
      add(number(4));
      break;
    case INDUCTIVE: {
      Object parameters = list_from(&names);
      uint32_t how_many = word();
      add(MAKE_WITH(0, 6, parameters, number(how_many), inductive_types()));
      break;
    }
    case IS_STATED:
      if (known(constant())) puts("ok");
      break;
    case IS_INDUCTIVE:
      is_inductive();
      break;
    case IS_CONSTRUCTOR:
      is_constructor();
      break;
    case IS_RECURSOR:
      is_recursor();
      break;
    default:
      fail("no such request");
    }
  }
  return unused;
}

int main(void) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  if (pthread_attr_setstacksize(&attributes, STACK_BYTES) ||
      pthread_create(&thread, &attributes, serve, NULL))
    fail("no thread with a large stack");
  pthread_join(thread, NULL);
}
