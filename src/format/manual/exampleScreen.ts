import type { ManualExample } from './ManualExample.ts'

/** The least document around an example. */
export function exampleScreen(
  { query, sources, values, beside = [] }: Omit<ManualExample, 'part'>,
  body: readonly object[],
): object {
  return {
    $schema: '../reference/screen.schema.json',
    format: 1,
    id: 'example',
    path: '/example',
    access: 'member',
    title: 'app.name',
    ...(query && { query }),
    ...(sources && { sources }),
    ...(values && { values }),
    body: [...body, ...beside],
  }
}

/** A block of the manual in a screen of its own. */
export const screenOfBlock = (example: ManualExample): object => exampleScreen(example, [example.part])

/** An action of the manual behind a button. */
export const screenOfAction = (example: ManualExample): object =>
  exampleScreen(example, [{ type: 'buttons', id: 'button', items: [{ label: 'common.ok', do: [example.part] }] }])
