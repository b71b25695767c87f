import { appendFileSync } from 'node:fs'
import { Type } from 'typebox'
import { parseAs } from '../../../admin/service/store/rows/readAs.ts'
import { noteFor, type Step } from './readRecording.ts'

const Says = Type.Union([Type.String(), Type.Null()])

/** Lines in a recording of whoever asks the service. */
const Note = Type.Union([
  /** The folder that is recorded, with its number. */
  Type.Object({ path: Type.String(), number: Type.Integer() }),
  /** The build that is started next. */
  Type.Object({ build: Type.Integer() }),
  Type.Object({ begun: Type.Integer(), about: Type.String(), says: Says }),
  /** Without a port, the answer came some other way, before this line. */
  Type.Object({ told: Type.Integer(), about: Type.String(), says: Says, port: Type.Optional(Type.Integer()) }),
])

/** What was asked for, and what was answered. */
export interface Diary {
  /** Something that is about to be asked for, if it comes about; answers a number for `told`. */
  readonly begin: (about: string, says: string | null) => number
  /** @param port port of the connection that the answer came on */
  readonly told: (number: number, about: string, says: string | null, port?: number) => void
  readonly start: (build: number) => void
}

export function createDiary(recording: string, root: { readonly path: string; readonly number: number }): Diary {
  const write = (note: unknown): void => appendFileSync(recording, noteFor(JSON.stringify(note)))
  let last = 0
  write(root)
  return {
    begin(about, says) {
      last += 1
      write({ begun: last, about, says })
      return last
    },
    told: (number, about, says, port) => write({ told: number, about, says, ...(port !== undefined && { port }) }),
    start: (build) => write({ build }),
  }
}

/** Something that an operator was told, as `stop:bets` says `on`; null says that there is no such thing any more. */
interface Claim {
  readonly about: string
  readonly says: string | null
  /** The step before which it cannot have come about. */
  readonly begun: number
  /** The step with which it was answered; infinite if it never was. */
  readonly answered: number
}

/** What may be found after a cut. */
export interface Expected {
  readonly about: string
  readonly oneOf: readonly (string | null)[]
}

interface ReadDiary {
  readonly root: { readonly path: string; readonly number: number }
  /** The build that ran at a step. */
  readonly buildAt: (step: number) => number
  /** All that had been answered before a cut, and may only have been changed by what was asked for and not answered. */
  readonly expectedAfter: (cut: number) => readonly Expected[]
  /** Steps that are an answer somebody counted on. */
  readonly answers: readonly number[]
}

export function readDiary(steps: readonly Step[]): ReadDiary {
  let root = { path: '', number: 0 }
  const builds: { readonly from: number; readonly build: number }[] = []
  const claims = new Map<number, Claim>()
  const onPort = new Map<number, number>()
  steps.forEach((step, index) => {
    // The last one on a port, which a later connection may have got again.
    if (step.kind === 'answer' && step.bytes.toString('latin1').startsWith('HTTP/1.1 2')) onPort.set(step.port, index)
    if (step.kind !== 'note') return
    const note = parseAs(Note, step.text)
    if ('path' in note) root = note
    else if ('build' in note) builds.push({ from: index, build: note.build })
    else if ('begun' in note) claims.set(note.begun, { ...note, begun: index, answered: Infinity })
    else {
      const begun = claims.get(note.told)?.begun ?? index
      const answered = note.port === undefined ? index : onPort.get(note.port)
      if (answered === undefined || answered < begun)
        throw new Error(`The recording lacks the answer that said ${note.about} is ${note.says}.`)
      claims.set(note.told, { ...note, begun, answered })
    }
  })
  const about = Map.groupBy(claims.values(), (claim) => claim.about)
  return {
    root,
    buildAt: (step) => builds.findLast(({ from }) => from <= step)?.build ?? 1,
    expectedAfter: (cut) =>
      [...about].flatMap(([name, all]) => {
        const last = all.findLast(({ answered }) => answered < cut)
        if (last === undefined) return []
        const open = all.filter(({ begun, answered }) => begun > last.begun && begun < cut && answered >= cut)
        return [{ about: name, oneOf: [last, ...open].map(({ says }) => says) }]
      }),
    answers: [...claims.values()].flatMap(({ answered }) => (Number.isFinite(answered) ? [answered] : [])),
  }
}
