import { EditorLink } from '../issues/EditorLink.tsx'
import styles from '../workbench.module.css'
import type { PlayedBlock } from '../../demo/readTree.ts'
import { type Slot, describeParts, partOf } from './describeSlots.ts'
import { Fragment, useEffect, useMemo, useState } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { blocksIn } from '../../format/blocks/innerBlocks.ts'
import { createDerivation } from '../../renderer/reading/useDerived.ts'
import { type BlockSource, devPaths, type FilePlace } from '../../build/DevMessages.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { Reader } from '../../renderer/reading/reader.ts'
import type { ScreenStore } from '../../renderer/screen/createScreenStore.ts'
import { dependenciesOf } from '../../renderer/screen/dependenciesOf.ts'
import type { SourceState } from '../../renderer/screen/SourceState.ts'
import { koreanText } from '../ClockSetting.ts'
import { printValue } from './printValue.ts'
import { secretsOf } from './secrets.ts'
import { useReadable } from '../../ui/useReadable.ts'

const nothing = { subscribe: () => () => undefined, getSnapshot: () => undefined }

/** A block or the screen: where it is written, its properties as they are now, and the answers behind them. */
export function BlockDetails({ block: chosen }: { readonly block: PlayedBlock }) {
  const { screen, part, source, facts } = useBlockFacts(chosen)
  if (!part || !facts)
    return <p className={styles.quiet}>{`${chosen.id} is no longer in the document of ${screen}.`}</p>
  const workedOut = facts.slots.filter(({ written }) => written !== undefined)
  const literals = facts.slots.filter(({ written }) => written === undefined)
  return (
    <>
      <h2 className={styles.title}>
        {part.id} <span className={styles.quiet}>{'type' in part ? part.type : 'screen'}</span>
      </h2>
      <p>
        {source ? (
          <WrittenAt places={source.places} />
        ) : (
          <code>{`schemas/screens/${screen}.json ${chosen.pointer}`}</code>
        )}
      </p>
      <h3>Properties</h3>
      <SlotTable slots={workedOut} label={`Properties of ${part.id}`} />
      {literals.length > 0 && (
        <details className={styles.source}>
          <summary>{`${literals.length} more as they are written`}</summary>
          <SlotTable slots={literals} label={`Literal properties of ${part.id}`} />
        </details>
      )}
      <h3>Sources</h3>
      {facts.sources.length === 0 && <p className={styles.quiet}>This screen reads nothing.</p>}
      {facts.sources.map((read) => (
        <SourceDetails key={read.name} source={read} />
      ))}
    </>
  )
}

/** The place where a block is written; of one that a part gives, the way there: deposit ‹ codeDeposit ‹ recharge. */
function WrittenAt({ places }: { readonly places: readonly FilePlace[] }) {
  const [place] = places
  return (
    <>
      {places.length === 1 && place ? (
        <EditorLink place={place} />
      ) : (
        places.map((each, index) => (
          <Fragment key={`${each.document}${each.path}`}>
            {index > 0 && ' ‹ '}
            <EditorLink place={each} label={each.document.replace(/^\w+\/|\.json$/g, '')} />
          </Fragment>
        ))
      )}{' '}
      <code>{place?.path}</code>
    </>
  )
}

/** A source: what it asks, how that went, and the last answer. */
function SourceDetails({
  source: { name, call, isRead, status, error, answeredAt, slots, answer },
}: {
  readonly source: SourceFacts
}) {
  return (
    <details className={styles.source}>
      <summary>
        <strong>{name}</strong> {call}{' '}
        <span className={status === 'failed' ? styles.errors : styles.warnings}>{status}</span>
        {!isRead && <span className={styles.quiet}> not read here</span>}
      </summary>
      {answeredAt !== undefined && <p className={styles.quiet}>Answered at {answeredAt} in Korea.</p>}
      {error !== undefined && <p className={styles.quiet}>Last failure: {error}</p>}
      <SlotTable slots={slots} label={`Question of ${name}`} />
      {/* It scrolls, so a keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.answer} tabIndex={0} role="region" aria-label={`Answer of ${name}`}>
        {answer}
      </pre>
    </details>
  )
}

/** Properties: where, as written, and what they are now. */
function SlotTable({ slots, label }: { readonly slots: readonly Slot[]; readonly label: string }) {
  if (slots.length === 0) return <p className={styles.quiet}>None.</p>
  return (
    <table className={styles.slots} aria-label={label}>
      <tbody>
        {slots.map(({ pointer, written, value, state }) => (
          <tr key={pointer}>
            <th scope="row">{pointer}</th>
            <td>
              {written !== undefined && <code>{written}</code>}
              <span className={state === 'value' ? undefined : styles.warnings}>{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface InspectedBlock {
  readonly screen: string
  /** Undefined when a saved document no longer has it. */
  readonly part: Block | ScreenPlan | undefined
  /** Where it is written; undefined until the dev server has answered. */
  readonly source: BlockSource | undefined
  readonly facts: BlockFacts | undefined
}

/** Facts of a block and its sources, followed as it changes and as its document is saved. */
function useBlockFacts({ id, store, extras }: PlayedBlock): InspectedBlock {
  const plan = useReadable(store.play, ({ plan }) => plan)
  const part = id === '' ? plan : blocksIn(plan.body).find((other) => other.id === id)
  const source = useBlockSource(plan.id, id, plan)
  const facts = useMemo(() => {
    if (!part) return nothing
    const described = { part, plan, store, source }
    // The whole plan is named, so that whatever it reads is listened to; `data` alone are all of its sources.
    const input = { plan, sources: { e: ['id', 'data'] } }
    return createDerivation({
      store,
      extras,
      input,
      compute: (read) => describeBlock(read, described),
      memory: { last: undefined },
    })
  }, [part, plan, store, extras, source])
  const derived = useReadable(facts)
  return { screen: plan.id, part, source, facts: derived?.value }
}

/** @param version whatever changes when the document has */
function useBlockSource(screen: string, block: string, version: object): BlockSource | undefined {
  const [source, setSource] = useState<BlockSource>()
  useEffect(() => {
    const ending = new AbortController()
    fetchBlock(screen, block, ending.signal).then(setSource, () => undefined)
    return () => ending.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- another version of the same block is elsewhere
  }, [screen, block, version])
  return source
}

async function fetchBlock(screen: string, block: string, signal: AbortSignal): Promise<BlockSource | undefined> {
  const answer = await fetch(`${devPaths.block}?${new URLSearchParams({ screen, block }).toString()}`, { signal })
  return answer.ok ? ((await answer.json()) as BlockSource) : undefined
}

/** Everything there is to know of a block, or of a screen, as it is played now. */
interface BlockFacts {
  readonly slots: readonly Slot[]
  /** Sources that it reads, and then those that the rest of the screen reads. */
  readonly sources: readonly SourceFacts[]
}

interface SourceFacts {
  readonly name: string
  readonly call: string
  /** Whether the block, or one inside it, reads it. */
  readonly isRead: boolean
  readonly status: SourceState['status'] | 'off'
  /** The kind of the last failure, also when there still is an answer. */
  readonly error: string | undefined
  /** In Korea. */
  readonly answeredAt: string | undefined
  readonly slots: readonly Slot[]
  readonly answer: string
}

interface Described {
  readonly part: Block | ScreenPlan
  readonly plan: ScreenPlan
  readonly store: ScreenStore
  /** How its author wrote it, when that is known. */
  readonly source: BlockSource | undefined
}

function describeBlock(read: Reader, { part, plan, store, source: written }: Described): BlockFacts {
  const context = { read, plan, isSecret: secretsOf(plan) }
  const isRead = readBy(part, plan)
  const sources = Object.entries(plan.sources).map(([name, source]): SourceFacts => {
    const { status, data, off, error, answeredAt } = store.source(name).getSnapshot()
    return {
      name,
      call: source.call,
      isRead: isRead(name),
      status: off ? 'off' : status,
      error: describeError(error),
      answeredAt: answeredAt === undefined ? undefined : koreanText(answeredAt),
      slots: describeParts(source, partOf(written?.sources, name), context, ['call']),
      answer: printValue(data, context.isSecret),
    }
  })
  return {
    slots: describeParts(part, written?.value, context, told),
    sources: sources.toSorted((a, b) => Number(b.isRead) - Number(a.isRead)),
  }
}

/** Keys that the panel shows elsewhere. */
const told = ['id', 'type', 'sources']

/** Read by an expression, through a value of the screen, or by its name alone, as a list reads its rows. */
function readBy(part: object, plan: ScreenPlan): (source: string) => boolean {
  const values = (names: readonly string[], seen: ReadonlySet<string>): readonly string[] =>
    names.flatMap((name) => {
      const value = name.startsWith('value.') && !seen.has(name) ? plan.values[name.slice('value.'.length)] : undefined
      return value === undefined ? [name] : [name, ...values(dependenciesOf(value), new Set([...seen, name]))]
    })
  const names = new Set(values(dependenciesOf(part), new Set()))
  const named = new Set(namedSources(part))
  return (source) => names.has('data') || names.has(`data.${source}`) || named.has(source)
}

function namedSources(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : namedSources(value),
  )
}

function describeError(error: unknown): string | undefined {
  if (error === undefined) return undefined
  if (!(error instanceof PlatformError)) return error instanceof Error ? error.message : 'unknown'
  return [error.kind, error.code, error.message].filter((part) => part !== undefined && part !== '').join(' ')
}
