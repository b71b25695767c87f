import { readFileSync } from 'node:fs'

/** One thing that a process did, in the order in which all of them happened; files and folders have numbers. */
export type Step =
  | { readonly kind: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly file: number; readonly size: number }
  | { readonly kind: 'create' | 'folder'; readonly file: number; readonly path: string }
  | { readonly kind: 'rename' | 'link'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'sync'; readonly file: number }
  | { readonly kind: 'answer'; readonly port: number; readonly bytes: Buffer }
  | { readonly kind: 'note'; readonly text: string }

/** Of `recordDisk.c`: kind and length of the name, length of the bytes, number, and where. */
const HEAD = 32
const NOTE = 10

/** A line of whoever asks the processes, among what they do: appended in one write, as theirs are. */
export function noteFor(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(NOTE, 0)
  head.writeBigUInt64LE(BigInt(bytes.length), 8)
  return Buffer.concat([head, bytes])
}

export function readRecording(path: string): readonly Step[] {
  const recorded = readFileSync(path)
  const steps: Step[] = []
  for (let from = 0; from < recorded.length;) {
    const number = (at: number): number => Number(recorded.readBigUInt64LE(from + at))
    const name = from + HEAD
    const bytes = name + recorded.readUInt32LE(from + 4)
    const end = bytes + number(8)
    const kind = recorded.readUInt32LE(from)
    steps.push(
      stepOf(kind, number(16), number(24), recorded.toString('utf8', name, bytes), recorded.subarray(bytes, end)),
    )
    from = end
  }
  return steps
}

function stepOf(kind: number, file: number, at: number, name: string, bytes: Buffer): Step {
  const [from = '', to = ''] = name.split('\0')
  switch (kind) {
    case 1:
      return { kind: 'write', file, at, bytes }
    case 2:
      return { kind: 'resize', file, size: at }
    case 3:
      return { kind: 'create', file, path: name }
    case 4:
      return { kind: 'folder', file, path: name }
    case 5:
      return { kind: 'rename', from, to }
    case 6:
      return { kind: 'remove', path: name }
    case 7:
      return { kind: 'link', from, to }
    case 8:
      return { kind: 'sync', file }
    case 9:
      return { kind: 'answer', port: file, bytes }
    case NOTE:
      return { kind: 'note', text: bytes.toString() }
    default:
      throw new Error(`The recording has a step of the unknown kind ${kind}.`)
  }
}
