import type { Readable } from '../../store/Store.ts'
import type { Names, NamesOptions } from './createNames.ts'
import { USER } from './createUserSource.ts'
import { dependenciesOf } from './dependenciesOf.ts'
import type { ScopeExtras } from './ScopeExtras.ts'

/** Finds what has to be watched for names in expressions. */
export function createReadables({ renderer: { host, ticker }, play, source, forms }: NamesOptions): Names['readables'] {
  /** The parts behind a name that can change; for a screen value, the parts it reads itself. */
  function partsOf(name: string, extras: ScopeExtras, seen: Set<string>): readonly Readable<unknown>[] {
    if (seen.has(name)) return []
    seen.add(name)
    const [root = '', part] = name.split('.', 2)
    const { plan, filters } = play.getSnapshot()
    const readBy = (fragment: unknown) => dependenciesOf(fragment).flatMap((other) => partsOf(other, extras, seen))
    switch (root) {
      case 'query':
        return [play]
      case 'user':
        return [host.user, host.session, source(USER)]
      case 'session':
      case 'site':
      case 'play':
      case 'settings':
        return [host[root]]
      case 'now':
        return [ticker]
      case 'form':
        return [extras.form ?? forms]
      case 'data':
        return (part === undefined ? Object.keys(plan.sources) : [part]).map(source)
      case 'value':
        return readBy(part === undefined ? plan.values : plan.values[part])
      case 'filter':
        return [
          play,
          host.lists,
          ...readBy(filters),
          ...filters.flatMap(({ fields }) =>
            fields.flatMap((field) =>
              'choices' in field && typeof field.choices === 'object' ? [source(field.choices.source)] : [],
            ),
          ),
        ]
      default:
        return []
    }
  }

  return (names, extras) => {
    const seen = new Set<string>()
    return [...new Set(names.flatMap((name) => partsOf(name, extras, seen)))]
  }
}
