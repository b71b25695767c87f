import { blockAt, type PlayedBlock } from '../../demo/readTree.ts'
import type { FromPreview } from '../../format/wire/PreviewMessage.ts'
import type { Touch } from '../../format/wire/Touch.ts'
import { isElement, ownText, shownIn } from '../watchScreen.ts'
import type { MarkWatch } from './watchMarks.ts'
import { fromPointer, toPointer } from '../../format/check/Document.ts'
import { valueAt } from '../../format/check/valueAt.ts'
import { isObject, listOf, memberOf } from '../../format/value/isObject.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { type Ast, isNode } from '../../format/expression/Ast.ts'
import { isExpression } from '../../format/shape/compiled.ts'

/** The parts of a screen that belong to no block. */
const chromeOf = ({ title, chrome }: ScreenPlan) => ({ title, chrome })

/** Events that the app would act on. */
const presses = [
  'pointerdown',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'contextmenu',
  'submit',
] as const

/** The style sheet of the preview outlines what has it. */
const POINTED = 'data-pointed'
const LONGEST = 80
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Points at what the app shows, by the pointer or by Tab and the arrow keys, and tells what is tapped. The app itself
 * hears nothing of it. Returns how to stop.
 *
 * @param root the element that the app is mounted on
 */
export function createTouch(root: Element, marks: MarkWatch, tell: (message: FromPreview) => void): () => void {
  const { ownerDocument: document } = root
  const { body } = document
  let pointed: Element | undefined

  const marksOn = (element: Element) => [
    ...[...element.childNodes].flatMap((node) => (isElement(node) ? [] : marks.of(node))),
    ...marks.of(element),
  ]
  const isThing = (element: Element) =>
    marksOn(element).length > 0 || ownText(element) !== '' || element.matches('img, input, textarea, select')

  function describe(element: Element): Touch {
    const own = marksOn(element)
    // A tap beside the words of a button is on the button.
    const within = element.matches('button, a, label, [role=button]') ? [...element.querySelectorAll('*')] : []
    const of = own.length > 0 ? own : within.flatMap(marksOn)
    const seen = {
      texts: of.flatMap((one) => ('text' in one ? [one.text] : [])).toReversed(),
      notices: of.flatMap((one) => ('notice' in one ? [one.notice] : [])),
      words: wordsOf(element),
      picture: element.matches('img') ? (element.getAttribute('src') ?? '') : '',
      field: element.closest<HTMLElement>('[data-field]')?.dataset['field'],
    }
    return describeTouch(seen, blockAt(root, element))
  }

  function point(element: Element | undefined): void {
    if (element === pointed) return
    pointed?.removeAttribute(POINTED)
    pointed = element
    pointed?.setAttribute(POINTED, '')
    tell({ type: 'pointed', touch: pointed && describe(pointed) })
  }

  function touch(element: Element | undefined): void {
    point(element)
    if (element) tell({ type: 'touched', touch: describe(element) })
  }

  /** Some cards have one button laid over their words: those are under the pointer, too. */
  function thingAt(event: MouseEvent): Element | undefined {
    const { target } = event
    if (!isDomNode(target) || !isElement(target) || !body.contains(target)) return undefined
    const area = blockAt(root, target)?.elements ?? [target]
    const under = 'elementsFromPoint' in document ? document.elementsFromPoint(event.clientX, event.clientY) : []
    const own = [target, ...under].filter((element) => area.some((part) => part.contains(element)))
    return own.find((element) => ownText(element) !== '') ?? own.find(isThing) ?? target
  }

  /** Neither hidden nor behind something, as a screen is that is kept. */
  const inFront = () => shownIn(body).filter((element) => element.closest('[inert]') === null)

  function step(by: 1 | -1): void {
    const things = inFront().filter(isThing)
    const now = pointed === undefined ? -1 : things.indexOf(pointed)
    const start = now < 0 && by < 0 ? 0 : now
    const next = things[(start + by + things.length) % Math.max(things.length, 1)]
    next?.scrollIntoView({ block: 'nearest' })
    point(next)
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    swallow(event)
    const by = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : steps[event.key]
    if (by !== undefined) step(by)
    // Its screen may be left by now.
    else if (event.key === 'Enter' || event.key === ' ') touch(inFront().find((element) => element === pointed))
    else if (event.key === 'Escape') tell({ type: 'untouched' })
  }

  const ending = new AbortController()
  const options = { capture: true, passive: false, signal: ending.signal }
  const window = document.defaultView ?? document
  for (const type of presses) window.addEventListener(type, swallow, options)
  document.addEventListener('keydown', handleKey, options)
  document.addEventListener('pointermove', (event) => point(thingAt(event)), options)
  document.addEventListener('pointerleave', () => point(undefined), { signal: ending.signal })
  document.addEventListener(
    'pointerup',
    (event) => {
      swallow(event)
      touch(thingAt(event))
    },
    options,
  )
  document.documentElement.toggleAttribute('data-touching', true)
  return () => {
    ending.abort()
    pointed?.removeAttribute(POINTED)
    document.documentElement.removeAttribute('data-touching')
  }
}

function swallow(event: Event): void {
  event.stopImmediatePropagation()
  // A touch has to go on: without it there is no scrolling.
  if (!event.type.startsWith('touch') && event.cancelable) event.preventDefault()
}

function wordsOf(element: Element): string {
  const words =
    ownText(element) ||
    ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '').find((text) => text !== '') ||
    (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}

const isDomNode = (target: EventTarget | null): target is Node => target !== null && 'nodeType' in target

/** A thing seen at a place, as its marks tell. */
interface SeenThing {
  readonly texts: readonly string[]
  readonly notices: readonly string[]
  readonly words: string
  readonly picture: string
  /** The name of the form's field that it belongs to. */
  readonly field: string | undefined
}

type Around = Pick<PlayedBlock, 'plan' | 'ids' | 'pointer' | 'piece'>

/** Where what is seen comes from, according to the plan; without `around` it is outside all screens. */
function describeTouch(seen: SeenThing, around: Around | undefined): Touch {
  const { texts, notices, words, picture } = seen
  const none: Touch = { screen: '', blocks: [], pointer: '', texts, notices, settings: [], calls: [], picture, words }
  if (!around) return none
  const { plan, ids, pointer } = around
  const block = pointer === '' ? chromeOf(plan) : valueAt(plan, fromPointer(pointer))
  const way = pieceIn(block, around, seen.field)
  const piece = valueAt(block, fromPointer(way))
  const reads = readsAt(block, piece, seen, plan)
  return { ...none, screen: plan.id, blocks: ids.filter((id) => id !== ''), pointer: way, ...reads }
}

/** A pointer from the block. A form may still play the plan before this one, whose fields have other objects. */
function pieceIn(block: unknown, { pointer, piece }: Around, field: string | undefined): string {
  const way = piece.slice(pointer.length)
  const named = field === undefined ? undefined : memberOf(memberOf(block, 'fields'), field)
  return way === '' && named !== undefined ? `/fields/${field}` : way
}

function readsAt(block: unknown, piece: unknown, { texts, field }: SeenThing, plan: ScreenPlan): Reads {
  const of = (part: unknown) => readsOf(part, plan, block)
  const conditions = [memberOf(block, 'when'), memberOf(piece, 'when')].map(of)
  const rules = listOf(memberOf(block, 'rules')).filter((rule) => field !== undefined && memberOf(rule, 'at') === field)
  const whole = [piece, ...rules].map(of)
  // Words of the documents say what is filled into them; without such words all of the piece may be what is read.
  const said = slotsWith(texts, block).map(of)
  const shown = texts.length > 0 ? said : whole
  const settings = [...shown, ...(field === undefined ? [] : whole), ...conditions]
  return {
    settings: [...new Set(settings.flatMap((reads) => reads.settings))],
    calls: [...new Set(shown.flatMap((reads) => reads.calls))],
  }
}

/** The slots of a block that show one of these texts, each with the condition of what it is in. */
function slotsWith(keys: readonly string[], part: unknown, when?: unknown): readonly unknown[] {
  if (Array.isArray(part))
    return part.filter((item) => !isBlock(item)).flatMap((item: unknown) => slotsWith(keys, item))
  if (!isObject(part)) return []
  const { c } = part
  if (typeof c === 'string' && keys.includes(c)) return [{ slot: part['with'], when }]
  return Object.values(part).flatMap((inner) => slotsWith(keys, inner, part['when']))
}

/** Origins of a piece of a plan. */
interface Reads {
  /** JSON Pointers of settings. */
  readonly settings: readonly string[]
  /** Calls of the platform. */
  readonly calls: readonly string[]
}

/** Names of expressions that are answers of the platform without a source of the screen. */
const answers: Readonly<Record<string, string>> = { user: 'getUser', site: 'getApp', play: 'getPlay' }

/** Keys that show nothing, as they run on a tap. */
const unseen = new Set(['do', 'enter', 'guards'])

/**
 * Reads of a piece's expressions, through the screen's named values too; blocks inside it and what its taps do are left
 * out.
 * @param rows the block whose rows a name `row` is one of
 */
function readsOf(piece: unknown, plan: ScreenPlan, rows: unknown): Reads {
  const settings = new Set<string>()
  const calls = new Set<string>()
  const seen = new Set<string>()

  function addSource(name: string | undefined): void {
    const source = name !== undefined && Object.hasOwn(plan.sources, name) ? plan.sources[name] : undefined
    if (source) calls.add(source.call)
  }

  function addName([root = '', first, ...rest]: readonly string[]): void {
    if (root === 'settings' && first !== undefined) settings.add(toPointer([first, ...rest]))
    else if (root === 'data') addSource(first)
    else if (Object.hasOwn(answers, root) && answers[root] !== undefined) calls.add(answers[root])
    else if (root === 'row') addOnce('row', rows)
    else if (root === 'value' && first !== undefined && Object.hasOwn(plan.values, first))
      addOnce(`value.${first}`, { of: plan.values[first] })
  }

  function addOnce(name: string, from: unknown): void {
    if (seen.has(name)) return
    seen.add(name)
    // Rows come from a source, or from an expression; the block's other slots do not make them.
    visit(name === 'row' && isObject(from) ? { source: from['source'], rows: from['rows'] } : from)
  }

  function visit(value: unknown): void {
    if (isExpression(value)) for (const chain of chainsIn(value.e)) addName(chain)
    else if (Array.isArray(value)) value.filter((item) => !isBlock(item)).forEach(visit)
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'source' && typeof inner === 'string') addSource(inner)
        if (!unseen.has(key)) visit(inner)
      }
  }

  visit(piece)
  return { settings: [...settings], calls: [...calls] }
}

/** A block inside another: a part of its own. */
const isBlock = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'

/** The names that an expression reads, each with the way into it: `settings`, `recharge`, `bank`, `min`. */
function chainsIn(node: Ast): readonly (readonly string[])[] {
  if (!isNode(node)) return []
  const chain = chainOf(node)
  if (chain) return [chain]
  const parts = node[0] === 'list' ? node[1] : node[0] === 'call' ? node[2] : node.slice(1)
  return parts.flatMap((part) => chainsIn(part))
}

/** Ends where a key is only known as it runs, or is the number of an item. */
function chainOf(node: Ast): readonly string[] | undefined {
  if (!isNode(node)) return undefined
  if (node[0] === 'id') return [node[1]]
  if (node[0] !== 'get' && node[0] !== 'get?' && node[0] !== 'has') return undefined
  const [, object, key] = node
  const inner = isNode(key) ? undefined : chainOf(object)
  return inner && typeof key === 'string' ? [...inner, key] : inner
}
