import { expect, it } from 'vitest'
import { fileGroups } from './fileGroups.ts'

/** What each module imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  main: ['react', 'app'],
  app: ['react'],
  react: [],
  list: ['app', 'rows', 'badge', 'select'],
  rows: ['row'],
  row: [],
  home: ['badge', 'tiles', 'cards', 'held'],
  tiles: [],
  cards: [],
  badge: [],
  select: ['field', 'tiles'],
  field: [],
  form: ['fields', 'box'],
  fields: ['input', 'box'],
  input: [],
  box: [],
  judge: ['input', 'verdict'],
  verdict: [],
  board: ['box'],
  toast: ['held', 'toastStyle'],
  held: [],
  toastStyle: [],
}
/** What each loads when it is wanted. */
const later: Readonly<Record<string, readonly string[]>> = { app: ['form', 'board'], form: ['judge'] }
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: later[id] ?? [] }),
}

const entries = {
  start: { id: 'main' },
  home: { id: 'home' },
  select: { id: 'select' },
  list: { id: 'list' },
  form: { id: 'form', isExclusive: true },
}

/** The file that each module goes to, by the first group that takes it; none where the bundler decides. */
function placed(): Readonly<Record<string, string | undefined>> {
  const groups = fileGroups(entries, ['toast']).sort((one, other) => other.priority - one.priority)
  return Object.fromEntries(
    Object.keys(imports).map((id) => [
      id,
      groups.map((group) => group.name(id, modules)).find((name) => name !== undefined),
    ]),
  )
}

it('puts what an entry imports into its file, and what two of them import into that of the start', () => {
  expect(placed()).toMatchObject({
    app: 'start',
    react: 'start',
    list: 'list',
    rows: 'list',
    row: 'list',
    cards: 'home',
    badge: 'start',
  })
})

it('leaves with an entry what another one has from it, except what a third shares', () => {
  expect(placed()).toMatchObject({ select: 'select', field: 'select', tiles: 'start' })
})

it('leaves what a page starts with to the bundler, and what stays apart, except what it shares', () => {
  expect(placed()).toMatchObject({ main: undefined, toast: undefined, toastStyle: undefined, held: 'start' })
})

it('takes for an exclusive entry what is reached through it alone, and leaves the rest to the bundler', () => {
  expect(placed()).toMatchObject({ form: 'form', fields: 'form', input: 'form', box: undefined, judge: undefined })
})
