import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './readRecording.ts'

/** Of a disk: what it writes whole or not at all, in bytes. */
const SECTOR = 512

/** Numbers from 0 to 1 of one power cut, the same whenever it is played. */
export type Random = () => number

/** A change of a file's content that may be lost. */
type Change =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly size: number }

interface StoredFile {
  readonly kind: 'file'
  /** As last synced. */
  synced: Buffer
  changes: Change[]
}

/** Entries of a folder by name. */
type Entries = ReadonlyMap<string, Stored>

interface StoredFolder {
  readonly kind: 'folder'
  synced: Entries
  /** All its later states. */
  states: Entries[]
}

type Stored = StoredFile | StoredFolder

const newFile = (): StoredFile => ({ kind: 'file', synced: Buffer.alloc(0), changes: [] })
const newFolder = (): StoredFolder => ({ kind: 'folder', synced: new Map(), states: [] })
const entriesOf = (folder: StoredFolder): Entries => folder.states.at(-1) ?? folder.synced

/**
 * What a disk is sure to hold after some steps, and what it may hold besides. Stricter than any journal of a file system:
 * what was not synced may be lost in any part. Of a file's content each sector is as after any of the writes to it, in
 * any order with other sectors and with names, and what was never written is zeros. Names are lost from some moment on,
 * folder by folder: the one that a file was renamed in keeps it only once that folder is synced, and so does the folder
 * of a new folder.
 */
export class Disk {
  readonly #root = newFolder()
  readonly #byNumber = new Map<number, Stored>()
  readonly #prefix: string

  /** @param root path and number of a folder that is there before the first step; all paths lead into it */
  constructor(root: { readonly path: string; readonly number: number }) {
    this.#prefix = `${root.path}/`
    this.#byNumber.set(root.number, this.#root)
  }

  take(step: Step): void {
    switch (step.kind) {
      case 'write':
        this.#fileAt(step.file)?.changes.push({ kind: 'write', at: step.at, bytes: step.bytes })
        break
      case 'resize':
        this.#fileAt(step.file)?.changes.push({ kind: 'resize', size: step.size })
        break
      case 'create':
        this.#add(step.path, step.file, newFile())
        break
      case 'folder':
        this.#add(step.path, step.file, newFolder())
        break
      case 'rename':
        this.#rename(step.from, step.to)
        break
      case 'link':
        this.#set(step.to, this.#find(step.from))
        break
      case 'remove':
        this.#set(step.path, undefined)
        break
      case 'sync':
        this.#sync(this.#byNumber.get(step.file))
        break
      case 'answer':
      case 'note':
        break
    }
  }

  /** Writes what is left after a power cut. Without random numbers nothing is lost. */
  writeTo(target: string, random?: Random): void {
    writeFolder(this.#root, target, random)
  }

  #fileAt(number: number): StoredFile | undefined {
    const found = this.#byNumber.get(number)
    return found?.kind === 'file' ? found : undefined
  }

  #add(path: string, number: number, made: Stored): void {
    this.#byNumber.set(number, made)
    this.#set(path, made)
  }

  /** In one step, as every journal has it, where both names are in one folder. */
  #rename(from: string, to: string): void {
    const moved = this.#find(from)
    // A socket, for one.
    if (moved === undefined) return
    const [source, sourceName] = this.#folderOf(from)
    const [target, targetName] = this.#folderOf(to)
    if (source === target) {
      const entries = new Map(entriesOf(source)).set(targetName, moved)
      entries.delete(sourceName)
      source.states.push(entries)
    } else {
      this.#set(to, moved)
      this.#set(from, undefined)
    }
  }

  #set(path: string, stored: Stored | undefined): void {
    const [folder, name] = this.#folderOf(path)
    const entries = new Map(entriesOf(folder))
    if (stored === undefined) entries.delete(name)
    else entries.set(name, stored)
    folder.states.push(entries)
  }

  #sync(stored: Stored | undefined): void {
    if (stored === undefined) return
    if (stored.kind === 'folder') {
      stored.synced = entriesOf(stored)
      stored.states = []
    } else {
      stored.synced = contentOf(stored)
      stored.changes = []
    }
  }

  #find(path: string): Stored | undefined {
    const [folder, name] = this.#folderOf(path)
    return entriesOf(folder).get(name)
  }

  #folderOf(path: string): [StoredFolder, string] {
    if (!path.startsWith(this.#prefix)) throw new Error(`${path} is not in ${this.#prefix}`)
    // SQLite looks up its files from the root, and others may write a slash twice.
    const names = path
      .slice(this.#prefix.length)
      .split('/')
      .filter((name) => name !== '')
    const last = names.pop() ?? ''
    let folder = this.#root
    for (const name of names) {
      const next = entriesOf(folder).get(name)
      if (next?.kind !== 'folder') throw new Error(`The recording makes ${path} in a folder that is not there.`)
      folder = next
    }
    return [folder, last]
  }
}

function writeFolder(folder: StoredFolder, target: string, random?: Random): void {
  mkdirSync(target, { recursive: true })
  const states = [folder.synced, ...folder.states]
  const entries = states[random === undefined ? states.length - 1 : Math.floor(random() * states.length)] ?? new Map()
  for (const [name, stored] of entries) {
    const path = join(target, name)
    if (stored.kind === 'folder') writeFolder(stored, path, random)
    else writeFileSync(path, contentOf(stored, random))
  }
}

/** Content with some changes, sector by sector; without random numbers with all of them. */
function contentOf({ synced, changes }: StoredFile, random?: Random): Buffer {
  if (changes.length === 0) return synced
  const share = random === undefined ? 1 : keptShare(random())
  const isKept = (): boolean => random === undefined || random() < share
  const ends = changes.map((change) => (change.kind === 'write' ? change.at + change.bytes.length : change.size))
  const content = Buffer.alloc(Math.max(synced.length, ...ends))
  synced.copy(content)
  let size = synced.length
  for (const change of changes)
    if (change.kind === 'resize') {
      if (!isKept()) continue
      content.fill(0, Math.min(change.size, size), size)
      size = change.size
    } else {
      const end = change.at + change.bytes.length
      for (let from = change.at; from < end; from += SECTOR - (from % SECTOR)) {
        const to = Math.min(end, from + SECTOR - (from % SECTOR))
        if (!isKept()) continue
        change.bytes.copy(content, from, from - change.at, to - change.at)
        size = Math.max(size, to)
      }
    }
  return content.subarray(0, size)
}

/** Often nothing that was not synced is left, or all of it, as when a process was killed; else any part. */
function keptShare(drawn: number): number {
  if (drawn < 0.3) return 0
  return drawn < 0.5 ? 1 : (drawn - 0.5) * 2
}
