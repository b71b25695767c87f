import { isObject } from '../value/isObject.ts'

type Copy = Readonly<Record<string, string>>

/** The title of a screen if that is plain text, else the text that `new-screen` writes for it, else its id. */
export function screenTitle(id: string, document: unknown, copy: Copy): string {
  const title = isObject(document) ? document['title'] : undefined
  return plainText(title, copy) ?? plainText(`${id}.title`, copy) ?? id
}

/** Label of a block of a screen; undefined where the document does not say so in a plain text. */
export function blockLabel(block: Readonly<Record<string, unknown>>, copy: Copy): string | undefined {
  return plainText(block['label'], copy) ?? plainText(block['title'], copy) ?? plainText(block['text'], copy)
}

function plainText(slot: unknown, copy: Copy): string | undefined {
  const text = typeof slot === 'string' && Object.hasOwn(copy, slot) ? copy[slot] : undefined
  return text === undefined || text.includes('{{') ? undefined : text
}
