import { devPaths } from '../../build/DevMessages.ts'

/** A place in a file on the developer's disk; line and column count from 1. */
export interface FilePlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** What Vite's dev server opens in the developer's editor. */
export const editorAddress = ({ file, line, column }: FilePlace): string =>
  `${devPaths.editor}?${new URLSearchParams({ file: `${file}:${line}:${column}` }).toString()}`

export async function openInEditor(place: FilePlace): Promise<void> {
  await fetch(editorAddress(place)).catch(() => undefined)
}
