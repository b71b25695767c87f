import * as fc from 'fast-check'
import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import { changeAt } from '../changeAt.ts'
import type { Kind, Material } from '../Kind.ts'

/** The parts around the blocks of a screen: who may open it, its sources, its query; and added or removed screens. */
export const envelopeKinds: Readonly<Record<string, Kind>> = {
  access: (material) =>
    fc
      .tuple(fc.constantFrom(...at(material, 'access')), fc.constantFrom('visitor', 'member', 'agent'))
      .map(([site, access]) => changeAt(site, access)),
  path: (material) =>
    fc
      .tuple(
        fc.constantFrom(...at(material, 'path')),
        fc.constantFrom('/', '/login', '/new', '/x/y', '', '/__proto__', '/constructor', '//evil'),
      )
      .map(([site, path]) => changeAt(site, path)),
  'screen planned': (material) =>
    fc.constantFrom(...screens(material)).map((site) => {
      const { format, id, path, access, title } = objectOf(site.value)
      return changeAt(site, { format, id, path, access, title, planned: true })
    }),
  'source doubled': (material) =>
    fc.constantFrom(...at(material, 'sources')).chain((site) => {
      const entries = Object.entries(objectOf(site.value))
      return fc.constantFrom(...entries).chain(([name, source]) =>
        fc.constantFrom('again', 'paged', 'polled', 'kept', 'never', 'defaulted').map((how) => {
          const extra = {
            again: {},
            paged: { paging: { first: 1, finished: 'list.finished' } },
            polled: { poll: { every: 0.5 } },
            kept: { keep: true },
            never: { when: '=false' },
            defaulted: { default: { a: [1] } },
          }[how]
          return changeAt(site, {
            ...objectOf(site.value),
            [how === 'again' ? `${name}2` : name]: { ...objectOf(source), ...extra },
          })
        }),
      )
    }),
  'query declared': (material) =>
    fc
      .tuple(
        fc.constantFrom(...screens(material)),
        fc.constantFrom({ default: 'x' }, { enum: ['1'] }, { enum: ['1', '2'], default: '3' }, {}, { enum: [] }),
        fc.constantFrom('type', 'x', 'constructor', '__proto__'),
      )
      .map(([site, query, name]) =>
        changeAt(site, {
          ...objectOf(site.value),
          query: Object.fromEntries([...Object.entries(queryOf(site.value)), [name, query]]),
        }),
      ),
}

const at = ({ sites }: Material, name: string) =>
  sites.filter(({ document, path }) => document.startsWith('screens/') && path.length === 1 && path[0] === name)
const screens = ({ sites }: Material) =>
  sites.filter(
    ({ document, path, value }) =>
      document.startsWith('screens/') && path.length === 0 && isObject(value) && value['planned'] !== true,
  )

const queryOf = (screen: unknown) => (isObject(screen) && isObject(screen['query']) ? screen['query'] : {})
