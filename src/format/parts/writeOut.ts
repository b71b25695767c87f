import { toPointer, type Document, type Found, type WrittenPlace } from '../check/Document.ts'
import type { Issue } from '../Issue.ts'
import type { Path } from '../shape/JsonShape.ts'
import { nearest } from '../text/nearest.ts'
import { isObject, listOf, objectOf } from '../value/isObject.ts'
import { composedOf, type Composed } from './Composed.ts'
import { mayNameValues, needOf, needOfEntry, root, wordsOf, kinds, type Need } from './gives.ts'
import { VALUE_NAME, withLocalValues, type LocalValue, type LocalValues } from './localValues.ts'
import { readPart, mistakeOf, readsPart, type Part } from './Part.ts'
import { circleTo, depthOf, firstUseOf, usesAround, type Origin, type Scope, type Spot, type Written } from './Place.ts'
import { follow, writeExpression, type Refusal } from './writeExpression.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { treeOf } from './partNames.ts'

/** Most that a written document comes to. */
const MOST = { depth: 8, characters: 256 * 1024, levels: 64 }

export interface WrittenOut {
  /** The documents without parts: screens say in full what they say by parts. */
  readonly documents: ReadonlyMap<string, Document>
  /** Paths of screens that use a part which cannot be read, so that some of what they say is not known. */
  readonly incomplete: ReadonlySet<string>
  /** Brings the issues of documents written out to where their words stand, each of them once. */
  readonly settle: (issues: readonly Issue[]) => readonly Issue[]
}

/** Whether a screen may say something by a part, or by a name of a form or a row. */
const isInShort = (screen: unknown): boolean =>
  Object.values(objectOf(screen)).some(mentionsName) || mentionsPart(screen)

const mentionsPart = (value: unknown): boolean => mentions(value, ['...', 'use'])
const mentionsName = (value: unknown): boolean => mentions(value, ['values'])

const mentions = (value: unknown, keys: readonly string[]): boolean =>
  Array.isArray(value)
    ? value.some((item) => mentions(item, keys))
    : isObject(value) && Object.entries(value).some(([key, inner]) => keys.includes(key) || mentions(inner, keys))

const isPart = (path: string) => path.startsWith('parts/')

/**
 * Writes out what screens say by parts. What is wrong with a part, or with its use, is reported; the rest of the screen
 * is written all the same.
 */
export function writeOut(
  parsed: ReadonlyMap<string, Document>,
  unreadable: ReadonlySet<string>,
  report: (issue: Issue) => void,
): WrittenOut {
  const documents = new Map([...parsed].filter(([path]) => !isPart(path)))
  const parts = new Map<string, Part>()
  const broken = new Set([...unreadable].filter(isPart).map(idIn))
  for (const document of parsed.values()) {
    if (!isPart(document.path)) continue
    const part = readPart(document, (found) => report(document.issue(found)))
    if (part) parts.set(part.id, part)
    else broken.add(idIn(document.path))
  }

  const incomplete = new Set<string>()
  const told = new Set<string>()
  const placings = new Map<Part, Placing[]>()
  const silenced = new WeakSet<Issue>()
  const usedBy = new WeakMap<Issue, Written | undefined>()
  for (const [path, document] of documents) {
    if (!path.startsWith('screens/') || !isInShort(document.value)) continue
    const writer = createWriter(document, { parts, broken, told, placings, report })
    if (writer.isBroken()) incomplete.add(path)
    documents.set(path, {
      path,
      value: writer.value,
      issue: (found) => {
        const { issue, written } = placed(found, writer)
        const follows = found.code === 'unused-source' && writer.hasWrongUse()
        if (written.isSilent || writer.isBroken() || follows) silenced.add(issue)
        usedBy.set(issue, firstUseOf(written))
        return issue
      },
      givenAt: (at) => writer.origins.get(toPointer(at))?.composed?.given ?? [],
      wayTo: (at) => wayTo(at, writer),
    })
  }
  for (const [part, placed] of placings) for (const issue of misplacedIssues(part, placed)) report(issue)
  return {
    documents,
    incomplete,
    settle: (issues) =>
      settled(
        issues.filter((issue) => !silenced.has(issue)),
        usedBy,
      ),
  }
}

const idIn = (path: string) => path.slice('parts/'.length, -'.json'.length)

/** Codes of issues that are about a key, whatever its value. */
const OF_KEYS: ReadonlySet<Issue['code']> = new Set(['unknown-key', 'unknown-param', 'copy-placeholder'])

/** An issue of a written document, at the place that its words are from. */
function placed(found: Found, { origins, document }: Writer): { readonly issue: Issue; readonly written: Written } {
  for (let length = found.path.length; length >= 0; length -= 1) {
    const origin = origins.get(toPointer(found.path.slice(0, length)))
    if (!origin) continue
    const rest = found.path.slice(length)
    const { offset } = found
    const stretch =
      offset === undefined
        ? undefined
        : (origin.composed?.stretches.find(({ start, end }) => start <= offset && offset < end) ??
          origin.composed?.stretches.at(-1))
    const { written, at } = stretch
      ? { written: stretch.from, at: stretch.at + Math.max(0, (offset ?? 0) - stretch.start) }
      : { written: rest.length === 0 && OF_KEYS.has(found.code) ? origin.key : origin.written, at: offset }
    const issue = written.document.issue({
      ...found,
      path: [...written.path, ...rest],
      ...(at !== undefined && { offset: at }),
    })
    return { issue, written: { ...written, isSilent: written.isSilent || origin.written.isSilent } }
  }
  return {
    issue: document.issue(found),
    written: { value: undefined, document, path: [], scope: undefined, isSilent: false },
  }
}

/** A block that a part gives is written where its type is, and not where the part is used. */
function wayTo(at: Path, { origins }: Writer): readonly WrittenPlace[] {
  const type = origins.get(toPointer([...at, 'type']))
  const origin = type ?? origins.get(toPointer(at))
  if (!origin) return []
  const { document, path, scope } = origin.written
  const placeOf = (spot: Spot): WrittenPlace => spot.document.issue({ path: spot.path, code: 'shape', message: '' })
  return [{ document, path: type ? path.slice(0, -1) : path }, ...usesAround(scope)].map(placeOf)
}

/** Each issue of documents written out once, one within a part with its uses counted. */
function settled(issues: readonly Issue[], usedBy: WeakMap<Issue, Written | undefined>): readonly Issue[] {
  const uses = new Map<string, Set<string>>()
  const keyOf = ({ document, line, column, code, message }: Issue) =>
    JSON.stringify([document, line, column, code, message])
  for (const issue of issues) {
    const use = usedBy.get(issue)
    if (!use) continue
    const { document, line, column } = use.document.issue({ path: use.path, code: 'shape', message: '' })
    const key = keyOf(issue)
    uses.set(key, (uses.get(key) ?? new Set()).add(`${document}:${line}:${column}`))
  }
  const told = new Set<string>()
  return issues.flatMap((issue) => {
    if (!usedBy.has(issue)) return [issue]
    const key = keyOf(issue)
    if (told.has(key)) return []
    told.add(key)
    const [first, ...others] = uses.get(key) ?? []
    if (first === undefined) return [issue]
    const by = `Used by ${first}${others.length > 0 ? ` and ${others.length} more` : ''}.`
    return [{ ...issue, hint: issue.hint === undefined ? by : `${issue.hint} ${by}` }]
  })
}

/** Where a part is used, and whether what it gives may stand there. */
interface Placing {
  readonly use: Written
  readonly need: Need
  readonly fits: boolean
}

/** Uses of a part where something else is needed: one issue at the part itself where all of them need the same. */
function misplacedIssues(part: Part, placings: readonly Placing[]): readonly Issue[] {
  const gives = kinds[part.gives].words
  const wrong = placings.filter(({ fits }) => !fits)
  const issues = [
    ...new Map(
      wrong.map(({ use, need }) => {
        const needed = wordsOf(need)
        const issue = use.document.issue({
          path: [...use.path, 'use'],
          code: 'part',
          message: `"${part.id}" gives ${gives}, ${needed === undefined ? 'which may not stand here' : `and this place takes ${needed}`}.`,
          hint: needed === undefined ? 'Use it where that may stand.' : 'Use another part, or write it in full.',
        })
        return [JSON.stringify(issue), { issue, needed }]
      }),
    ).values(),
  ]
  const [first, second] = issues
  const isOfPart =
    second !== undefined && wrong.length === placings.length && issues.every(({ needed }) => needed === first?.needed)
  if (!isOfPart || first?.needed === undefined) return issues.map(({ issue }) => issue)
  const { document, line, column } = first.issue
  return [
    part.document.issue({
      path: ['gives'],
      code: 'part',
      message: `"${part.id}" gives ${gives}, and every place that uses it takes ${first.needed}.`,
      hint: `Give that, or write the uses in full. Used by ${document}:${line}:${column} and ${issues.length - 1} more.`,
    }),
  ]
}

interface Known {
  readonly parts: ReadonlyMap<string, Part>
  /** Parts that are there and cannot be read. */
  readonly broken: ReadonlySet<string>
  /** Issues so far, as text: a value is looked at wherever it lands, and what is wrong with it is told once. */
  readonly told: Set<string>
  /** Uses of each part, noted until all documents are written: what is wrong with all of them is wrong with the part. */
  readonly placings: Map<Part, Placing[]>
  readonly report: (issue: Issue) => void
}

interface Writer {
  readonly document: Document
  readonly value: unknown
  readonly origins: ReadonlyMap<string, Origin>
  /** Whether it uses a part that cannot be read: then nothing can be said of it. */
  readonly isBroken: () => boolean
  /** Whether something is given to a part wrongly: what nothing reads may only follow from it. */
  readonly hasWrongUse: () => boolean
}

type Member = readonly [key: string, value: Written]

/** The keys that a screen says itself, whatever part it uses. */
const OWN: ReadonlySet<string> = new Set(['$schema', 'format', 'id', 'path', 'title'])

function createWriter(document: Document, { parts, broken, told, placings, report }: Known): Writer {
  const origins = new Map<string, Origin>()
  const readLocals = new WeakSet<LocalValue>()
  /** Names that the screen gives its values. */
  let screenValues: ReadonlySet<string> = new Set()
  /** Uses that stand for nothing: what is missing there follows from what was told. */
  const refused = new WeakSet<object>()
  let isBroken = false
  let hasWrongUse = false
  let characters = 0
  let isTooLarge = false

  function tell({ document: where, path }: Written, found: Omit<Found, 'path'>, below: Path = []): void {
    const issue = where.issue({ ...found, path: [...path, ...below] })
    const key = JSON.stringify(issue)
    if (!told.has(key)) report(issue)
    told.add(key)
  }

  const child = (written: Written, key: string | number, value: unknown): Written => ({
    ...written,
    value,
    path: [...written.path, key],
    type: undefined,
  })

  const silent = (written: Written): Written => ({ ...written, isSilent: true })

  /** The part that is used, as it is written with what was given; undefined where there is nothing to write. */
  function opened(use: Written, need: Need): Written | undefined {
    const { use: id, with: given } = objectOf(use.value)
    if (typeof id === 'string' && broken.has(id)) {
      isBroken = true
      return undefined
    }
    const part = partCalled(id, use)
    if (!part) return undefined
    const isMeant = part.id === id
    const circle = circleTo(part.id, use.scope)
    if (circle !== undefined) {
      tell(
        use,
        { code: 'part', message: `This part is within itself: ${circle}.`, hint: 'Write one of them in full.' },
        ['use'],
      )
      return undefined
    }
    if (depthOf(use.scope) >= MOST.depth) {
      tell(
        use,
        {
          code: 'part',
          message: `Parts are within each other more than ${MOST.depth} deep.`,
          hint: 'Write one of them in full.',
        },
        ['use'],
      )
      return undefined
    }
    if (part.format !== objectOf(document.value)['format'])
      tell(
        { ...use, document: part.document, path: ['format'] },
        {
          code: 'format-version',
          message: `The part is written in another format than ${document.path}, which uses it.`,
          hint: `Write "format": ${JSON.stringify(objectOf(document.value)['format'])}.`,
        },
      )
    const fits = need.takes.includes(part.gives)
    placings.set(part, [...(placings.get(part) ?? []), { use, need, fits }])
    if (!fits) {
      isBroken = true
      return undefined
    }
    const values = givenTo(part, child(use, 'with', given))
    const isSilent = use.isSilent || !isMeant || values.isWrong
    hasWrongUse ||= isSilent
    const scope: Scope = { part, given: values.given, use }
    return { value: part.part, document: part.document, path: ['part'], scope, isSilent }
  }

  /** The part of a name, or the one that was most likely meant. */
  function partCalled(id: unknown, use: Written): Part | undefined {
    const part = typeof id === 'string' ? parts.get(id) : undefined
    if (part) return part
    const near = typeof id === 'string' ? nearest(id, parts.keys()) : undefined
    tell(
      use,
      {
        code: 'part',
        message: typeof id === 'string' ? `There is no part "${id}".` : 'A part is used by its name.',
        hint:
          parts.size === 0
            ? 'Parts are written out before the desk sees a document: write what it stands for.'
            : near === undefined
              ? `Known: ${[...parts.keys()].slice(0, 12).join(', ')}${parts.size > 12 ? ' …' : ''}.`
              : `Did you mean "${near}"?`,
      },
      ['use'],
    )
    return near === undefined ? undefined : parts.get(near)
  }

  /** Values that the parameters of a part are given, and whether something is wrong with them. */
  function givenTo(part: Part, giving: Written): { readonly given: Map<string, Written>; readonly isWrong: boolean } {
    const given = new Map<string, Written>()
    let isWrong = false
    const refuse = (at: Written, message: string, hint: string) => {
      isWrong = true
      tell(at, { code: 'part', message, hint })
    }
    const use = { ...giving, path: giving.path.slice(0, -1) }
    if (giving.value !== undefined && !isObject(giving.value))
      refuse(giving, '"with" is an object of names and values.', 'Write "with": { "name": value }.')
    const written = objectOf(giving.value)
    const meant = new Map<string, string>()
    const missing = [...part.takes].filter(([name, { isOptional }]) => !isOptional && !Object.hasOwn(written, name))
    for (const name of Object.keys(written)) {
      if (part.takes.has(name)) continue
      const open = [...part.takes.keys()].filter((each) => !Object.hasOwn(written, each))
      const near = nearest(name, open) ?? nearest(name, part.takes.keys())
      if (near !== undefined && open.includes(near)) meant.set(near, name)
      refuse(
        child(giving, name, written[name]),
        `"${part.id}" takes no "${name}".`,
        near === undefined
          ? part.takes.size === 0
            ? 'It takes nothing: leave it out.'
            : `It takes: ${[...part.takes.keys()].join(', ')}.`
          : `Did you mean "${near}"?`,
      )
    }
    const lacking = missing.map(([name]) => name).filter((name) => !meant.has(name))
    if (lacking.length > 0)
      refuse(
        isObject(giving.value) ? giving : use,
        `"${part.id}" needs ${lacking.map((name) => `"${name}"`).join(', ')}.`,
        `Write ${lacking.length === 1 ? 'it' : 'them'} into "with".`,
      )
    for (const [name, { type, isOptional, fallback, path }] of part.takes) {
      const key = meant.get(name) ?? name
      if (!Object.hasOwn(written, key)) {
        if (isOptional)
          given.set(name, {
            value: fallback,
            document: part.document,
            path,
            scope: { part, given: new Map(), use },
            isSilent: false,
          })
        else given.set(name, silent(child(giving, name, placeholder(name, type))))
        continue
      }
      const value = child(giving, key, written[key])
      const landed = follow(value)
      const mistake =
        mistakeOf(landed.value, type) ??
        (type === 'json' || type === 'text' || type === 'name' ? undefined : syntaxMistakeIn(landed.value))
      const isReading = typeof landed.value === 'string' && landed.scope !== undefined && readsPart(landed.value)
      if (!mistake || landed.isSilent || (isReading && type !== 'name')) {
        given.set(name, { ...value, type })
        continue
      }
      isWrong = true
      tell(value, { code: 'part', ...mistake })
      given.set(name, silent(value))
    }
    return { given, isWrong }
  }

  const isUse = (value: unknown): value is Readonly<Record<string, unknown>> =>
    isObject(value) && Object.hasOwn(value, 'use')

  /** The members of an object, those of parts among them. */
  function membersOf(written: Written, need: Need): readonly Member[] {
    const { value } = written
    if (!isObject(value) || characters > MOST.characters) return []
    characters += 8
    if (!isUse(value))
      return joined(
        Object.entries(value).flatMap(([key, inner]): readonly Member[] => {
          const member = child(written, key, inner)
          return key === '...' ? spread(member, need) : [[key, member]]
        }),
      )
    const { use: _use, with: _with, ...beside } = value
    const own = membersOf({ ...written, value: beside }, need)
    const part = opened(written, need)
    hasWrongUse ||= !part
    const base = part ? membersOf(follow(part), need) : []
    if (!part || (isObject(part.value) && refused.has(part.value))) refused.add(value)
    const replaced = new Map(own)
    const identity = need === root ? own.filter(([key]) => OWN.has(key)) : []
    return [
      ...identity,
      ...base.map(([key, inner]): Member => [key, replaced.get(key) ?? inner]),
      ...own.filter(([key]) => !base.some(([given]) => given === key)),
    ].filter(([key], index, all) => all.findIndex(([other]) => other === key) === index)
  }

  function spread(member: Written, { among }: Need): readonly Member[] {
    const source = follow(member)
    if (Array.isArray(source.value))
      return source.value.flatMap((item, index) =>
        spread(child(source, index, item), among ? { takes: [], among } : { takes: [] }),
      )
    if (!isObject(source.value)) {
      if (!source.isSilent)
        tell(member, {
          code: 'part',
          message: 'Members to be put in here come from an object.',
          hint: 'Give an object, or a list of them.',
        })
      return []
    }
    return membersOf(source, among ?? { takes: [] })
  }

  /** The first of each name; a second one is told. */
  function joined(members: readonly Member[]): readonly Member[] {
    const seen = new Set<string>()
    return members.filter(([key, member]) => {
      if (!seen.has(key)) return seen.add(key)
      tell(member, {
        code: 'part',
        message: `"${key}" is given twice.`,
        hint: 'Only one of them would count; take the other away.',
      })
      return false
    })
  }

  /** The entries of a list, those of parts among them. */
  function entriesOf(written: Written, need: Need): readonly Written[] {
    const { value } = written
    if (characters > MOST.characters) return []
    characters += 8 * (1 + listOf(value).length)
    if (isUse(value)) {
      const part = opened(written, need)
      if (!part) return []
      for (const key of Object.keys(value).filter((each) => each !== 'use' && each !== 'with'))
        tell(child(written, key, value[key]), {
          code: 'part',
          message: `"${key}" cannot stand beside a part that gives a list.`,
          hint: 'Take it away.',
        })
      return entriesOf(follow(part), need)
    }
    return listOf(value).flatMap((item, index) => {
      const entry = child(written, index, item)
      if (isObject(item) && Object.keys(item).length === 1 && Object.hasOwn(item, '...')) {
        const inner = follow(child(entry, '...', item['...']))
        if (Array.isArray(inner.value)) return entriesOf(inner, need)
        if (givesList(inner)) return entriesOf(inner, { ...need, takes: needOfEntry(need).takes })
        if (!inner.isSilent)
          tell(child(entry, '...', item['...']), {
            code: 'part',
            message: 'Entries to be put in here come from a list.',
            hint: 'Give a list, or write the entry by itself.',
          })
        return []
      }
      const landed = follow(entry)
      return givesList(landed) ? entriesOf(landed, { ...need, takes: needOfEntry(need).takes }) : [landed]
    })
  }

  function givesList({ value }: Written): boolean {
    const id = objectOf(value)['use']
    const part = typeof id === 'string' ? parts.get(id) : undefined
    return part !== undefined && kinds[part.gives].is === 'list'
  }

  /** An entry that stands for nothing is left out, so that the others can be judged. */
  function writeEntries(entries: readonly Written[], at: Path, need: Need, locals: LocalValues): readonly unknown[] {
    const list: unknown[] = []
    for (const entry of entries) {
      const value = write(entry, [...at, list.length], need, locals)
      if (!isObject(entry.value) || !refused.has(entry.value)) list.push(value)
    }
    return list
  }

  /** An expression with all that it reads of its part, its form and its row; undefined of another value. */
  function composed(written: Written, locals: LocalValues): Composed | undefined {
    const refuse = ({ at, message, hint }: Refusal) => tell(at, { code: 'part', message, hint })
    const rewritten = writeExpression(written, refuse)
    if (rewritten.kind === 'composed') return inFull(rewritten.composed)
    const { value } = rewritten.written
    return typeof value === 'string' && value.startsWith('=')
      ? inFull(composedOf(rewritten.written, value.slice(1)))
      : undefined

    function inFull(words: Composed) {
      const onUnknown = (name: string, at: number, from: Written) => {
        const near = screenValues.has(name) ? undefined : nearest(name, locals.keys())
        if (near === undefined) return false
        tell(from, {
          code: 'expression',
          offset: at,
          message: `"value" has no field "${name}".`,
          hint: `Did you mean "${near}"?`,
        })
        return true
      }
      return withLocalValues(words, locals, { refuse, onRead: (local) => void readLocals.add(local), onUnknown })
    }
  }

  /** Values that a form or a row names, with those named around it. */
  function localsOf(values: Written, around: LocalValues): LocalValues {
    const named = follow(values)
    const locals = new Map(around)
    if (parts.size === 0 && broken.size === 0)
      tell(values, {
        code: 'part',
        message: 'Names of a form or a row are written out before the desk sees a document.',
        hint: 'Write what each of them stands for.',
      })
    else if (!isObject(named.value))
      tell(values, {
        code: 'shape',
        message: '"values" is an object of names and expressions.',
        hint: 'Write "values": { "name": "=…" }.',
      })
    for (const [name, member] of membersOf(named, needOf('values', root, undefined))) {
      const written = follow(member)
      const mistake = mistakeOfName(name, written.value)
      if (mistake) tell(member, mistake)
      const told = silent(written)
      const inFull = mistake ? undefined : composed(written, locals)
      locals.set(name, inFull ? { composed: inFull, written } : { composed: composedOf(told, 'null'), written: told })
    }
    return locals
  }

  function mistakeOfName(name: string, value: unknown): Omit<Found, 'path'> | undefined {
    if (!VALUE_NAME.test(name))
      return {
        code: 'shape',
        message: `"${name}" cannot be the name of a value.`,
        hint: 'Begin with a small letter, then letters and digits.',
      }
    if (screenValues.has(name))
      return {
        code: 'duplicate-id',
        message: `The screen has a value "${name}" already.`,
        hint: 'Give this one another name.',
      }
    if (typeof value !== 'string' || !value.startsWith('='))
      return { code: 'shape', message: 'An expression is needed here.', hint: 'Begin it with "=".' }
    const mistake = syntaxMistakeIn(value)
    return mistake && { code: 'expression', ...mistake }
  }

  function write(asWritten: Written, at: Path, need: Need, around: LocalValues): unknown {
    const written = follow(asWritten)
    const { value } = written
    const isRoom = at.length <= MOST.levels && !isTooLarge
    if (!isRoom || characters > MOST.characters) {
      if (!isTooLarge)
        tell(firstUseOf(written) ?? written, {
          code: 'part',
          message: 'The document becomes too large when it is written out.',
          hint: `It may nest ${MOST.levels} levels and have ${MOST.characters / 1024} KB.`,
        })
      isTooLarge = true
      isBroken = true
      return null
    }
    const isFaulty = written.scope?.part.faulty.has(JSON.stringify(written.path)) === true
    origins.set(toPointer(at), { written: isFaulty ? silent(written) : written, key: asWritten })
    characters += 8
    if (Array.isArray(value) || givesList(written))
      return writeEntries(entriesOf(written, need), at, needOfEntry(need), around)
    if (isObject(value)) {
      const members = membersOf(written, need)
      if (refused.has(value)) origins.set(toPointer(at), { written: silent(written), key: silent(asWritten) })
      const valueOf = (name: string) => members.find(([key]) => key === name)?.[1]
      const values = valueOf('values')
      if (at.length === 0 && values)
        screenValues = new Set(membersOf(follow(values), needOf('values', root, undefined)).map(([name]) => name))
      const isNaming =
        at.length > 0 &&
        mayNameValues(
          at.at(-1),
          members.map(([key]) => key),
        )
      const naming = isNaming ? values : undefined
      const locals = naming ? localsOf(naming, around) : around
      const object = Object.fromEntries(
        members
          .filter(([, member]) => member !== naming)
          .map(([key, member]) => {
            characters += key.length
            return [key, write(member, [...at, key], needOf(key, need, valueOf('type')?.value), locals)]
          }),
      )
      for (const [name, local] of locals)
        if (around.get(name) !== local && !readLocals.has(local) && !local.written.isSilent)
          tell(local.written, {
            code: 'unused-source',
            severity: 'warning',
            message: `Nothing reads the value "${name}".`,
            hint: 'Take it away.',
          })
      return object
    }
    if (typeof value !== 'string') return value
    const expression = composed(written, around)
    const text = expression ? `=${expression.text}` : value
    if (expression) {
      const isTold = expression.stretches.some(({ from }) => from.isSilent)
      const from = isFaulty || isTold ? silent(written) : written
      origins.set(toPointer(at), { written: from, key: asWritten, composed: expression })
    }
    characters += text.length
    return text
  }

  const whole: Written = { value: document.value, document, path: [], scope: undefined, isSilent: false }
  const value = write(whole, [], root, new Map())
  return { document, value, origins, isBroken: () => isBroken, hasWrongUse: () => hasWrongUse }
}

/** Stand-in for a value that is missing, so that the rest can be judged. */
function placeholder(name: string, type: string): unknown {
  if (type === 'amount' || type === 'number') return 1
  if (type === 'bool') return true
  if (type === 'list') return []
  return type === 'json' ? {} : name
}

/** Why an expression cannot be read; undefined of one that can, and of all else. */
function syntaxMistakeIn(
  value: unknown,
): { readonly message: string; readonly hint: string; readonly offset: number } | undefined {
  if (typeof value !== 'string' || !value.startsWith('=')) return undefined
  const source = value.slice(1)
  if (treeOf(source)) return undefined
  const parsed = parseExpression(source, {})
  const [first] = 'issues' in parsed ? parsed.issues : []
  return first && { message: first.message, hint: first.hint ?? 'Write it in simpler parts.', offset: first.offset }
}
