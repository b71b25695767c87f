/** Parts of CEL that the language does not have, each with expressions that the check refuses. */
export const outsideOfCel: readonly { readonly about: string; readonly examples: readonly string[] }[] = [
  {
    about: 'Whole numbers and the remainder: every number is a double, so `1 / 2` is a half.',
    examples: ['7 % 2', 'int(1.5)', 'uint(1)', '1u + 2u'],
  },
  { about: 'Bytes.', examples: ["b'abc'", "bytes('abc')"] },
  { about: 'Objects made in an expression, and objects of a named type.', examples: ["{'a': 1}", 'Amount{of: 1}'] },
  { about: 'Types as values, and `dyn`.', examples: ['type(1) == double', 'dyn(1)'] },
  {
    about:
      'Timestamps and durations: `now` is a number, and `hourAt`, `weekdayAt`, `dateAt`, `daysBefore` and `parseTime` read the clock.',
    examples: ["timestamp('2026-01-31T00:00:00Z')", "duration('1h')", 'now.getHours()'],
  },
  {
    about: 'Patterns: one belongs in the schema of a form, where its cost is checked.',
    examples: ["'abc'.matches('a+')"],
  },
  {
    about: 'Optionals made in an expression; `.?`, `[?…]`, `or`, `orValue` and `hasValue` are there.',
    examples: ['optional.of(1)', 'optional.none()', '[?row.?a]', 'row.?a.value()'],
  },
  {
    about: 'Macros with two variables, and those over the keys of an object.',
    examples: ['[1].all(i, x, x > 0)', "row.all(key, key != '')"],
  },
  {
    about: 'Every function that is not in the list below.',
    examples: ["'a'.replace('a', 'b')", 'math.greatest(1, 2)', "'%d'.format([1])"],
  },
]
