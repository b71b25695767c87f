import type { RunResult } from '../../../src/renderer/actions/runActions.ts'
import type { Actions } from '../../../src/format/actions.ts'
import type { FormBlock } from '../../../src/format/blocks/form.ts'
import { blocksIn } from '../../../src/format/blocks/innerBlocks.ts'
import type { ScreenPlan } from '../../../src/format/screen.ts'
import { isExpression } from '../../../src/format/shape/compiled.ts'
import type { OperationId } from '../../../src/platform/Operations.ts'
import { runActions } from '../../../src/renderer/actions/runActions.ts'
import { sendableActions } from '../../../src/renderer/form/sendForm.ts'
import { createScreenStore, type ScreenStore } from '../../../src/renderer/screen/createScreenStore.ts'
import { evaluateIn } from '../../../src/renderer/screen/evaluateIn.ts'
import { pagingOf, readPage } from '../../../src/renderer/sources/answers.ts'
import { loadingSource } from '../../../src/renderer/screen/SourceState.ts'
import type { Wish } from '../model/Wish.ts'
import type { Tab } from './openTab.ts'

/** More than a step has faults for reads. */
const MOST_READS = 5

export interface OpenWish {
  /** The row that is acted on, if any. */
  readonly row: unknown
  /** A dialog covers the button: it cannot be tapped twice. */
  readonly isCovered: boolean
  /** It is told by a packet, which opens once all of it is done. */
  readonly opensPacket: boolean
  /** Does what the document does when the member taps. */
  tap(): Promise<RunResult>
  leave(): void
}

/** Opens the screen of a wish: reads what its actions read. Undefined when there is no row to act on. */
export async function openWish({ app, renderer }: Tab, wish: Wish): Promise<OpenWish | undefined> {
  const plan = app.release.getSnapshot().release.screen(wish.screen)
  if (!plan) throw new RangeError(`There is no screen ${wish.screen}.`)
  if (wish.form) await readMember({ app, renderer })
  const store = createScreenStore(renderer, plan, {})
  for (const name of wish.sources) await readSource(store, plan, name)
  const row =
    wish.rowOf &&
    store
      .source(wish.sources[0] ?? '')
      .getSnapshot()
      .rows.find(wish.rowOf)
  if (wish.rowOf && row === undefined) return undefined

  const extras = { row, ...(wish.form && { form: constant(wish.form) }) }
  const written = findActions(plan.body, wish.call)[wish.nth]
  if (!written) throw new RangeError(`${wish.screen} has no such ${wish.call}.`)
  return {
    row,
    isCovered: written.some((action) => 'confirm' in action),
    opensPacket: blocksIn(plan.body).some((block) => block.type === 'packet' && block.do === written),
    async tap() {
      const actions = wish.form
        ? sendableActions(written, {
            fields: fieldsBeside(plan.body, written),
            form: wish.form,
            scope: store.scope(extras),
          })
        : written
      return runActions(actions, {
        store,
        extras,
        report: (code) => renderer.report({ code, screen: wish.screen, pointer: wish.call }),
      })
    },
    leave: () => store.cancelLater(),
  }
}

/**
 * A form that spends sends nothing until the member is known: before that no amount can be checked against a balance.
 */
async function readMember({ app, renderer }: Pick<Tab, 'app' | 'renderer'>): Promise<void> {
  for (let tries = 0; renderer.host.user.getSnapshot() === undefined && tries < MOST_READS; tries += 1)
    await app.account.refreshUser().catch(() => undefined)
}

async function readSource(store: ScreenStore, plan: ScreenPlan, name: string): Promise<void> {
  const source = plan.sources[name]
  if (!source) throw new RangeError(`${plan.id} has no source ${name}.`)
  const scope = store.scope({})
  const params = Object.entries(source.with ?? {}).flatMap(([param, slot]) => {
    const outcome = isExpression(slot) ? evaluateIn(slot, scope) : { kind: 'value' as const, value: slot }
    return outcome.kind === 'value' && outcome.value !== undefined ? [[param, outcome.value] as const] : []
  })
  const paging = source.paging && pagingOf(source.call)
  const { data } = await store.renderer.host.platform.call(source.call as OperationId, {
    ...Object.fromEntries(params),
    ...(source.paging && { page: source.paging.first }),
  })
  const rows = paging && source.paging ? readPage(data, source.paging.first, paging).rows : data
  store.setSource(name, {
    ...loadingSource,
    status: 'ready',
    refreshing: false,
    data: rows,
    rows: Array.isArray(rows) ? rows : [],
  })
}

/** Every list of actions of a plan that makes this call. */
export function findActions(part: unknown, call: string): readonly Actions[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part) && part.some((action: { readonly call?: unknown } | null) => action?.call === call))
    return [part as Actions]
  return Object.values(part).flatMap((inner) => findActions(inner, call))
}

/** The fields of the form that these actions submit. */
function fieldsBeside(part: unknown, actions: Actions): FormBlock['fields'] {
  if (typeof part !== 'object' || part === null) return {}
  const { fields, submit } = part as Partial<FormBlock>
  if (submit?.do === actions) return fields ?? {}
  return Object.assign({}, ...Object.values(part).map((inner) => fieldsBeside(inner, actions))) as FormBlock['fields']
}

function constant<T>(value: T) {
  return { subscribe: () => () => undefined, getSnapshot: () => value }
}
