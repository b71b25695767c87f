import { loadFormats } from './findSchemaProblems.ts'
import { judgeForm } from './judgeForm.ts'
import { problemText } from './problemText.ts'
import { ask, refuse, send } from './sendForm.ts'

/** What a form needs once something is typed in it. It is asked for as soon as the form shows. */
export const formLater = { ask, judgeForm, loadFormats, problemText, refuse, send }

export type FormLater = typeof formLater
