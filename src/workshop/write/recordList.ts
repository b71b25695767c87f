import tutorial from '../../../schemas/TUTORIAL.md?raw'
import type { Written } from './Written.ts'

const snippets = [...tutorial.matchAll(/^<!-- step: (.+?) -->\n```json\n([^]*?)\n```$/gm)]
const snippetOf = (step: string) => snippets.find(([, name]) => name === step)?.[2] ?? ''

/** The record list that the tutorial begins with. */
export const recordList: Written = {
  document: snippetOf('write screens/betHistory.json'),
  texts: snippetOf('merge copy/en.json'),
}
