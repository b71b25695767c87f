import { Type, type Static } from 'typebox'
import { audience } from './audience.ts'
import type { ForAudience } from './compile/withAudience.ts'
import { OWN_DIALOG } from './facts/mayAdd.ts'
import { period } from './time/period.ts'
import { howOften, icon, tone } from './shape/marks.ts'
import { defaulted, documentHeader, exact } from './shape/shapes.ts'
import { copyKey, route } from './shape/slots.ts'

const listName = Type.String({ pattern: '^[a-z][A-Za-z0-9]*$' })
const dialogName = Type.String({ pattern: `^([a-z][A-Za-z0-9]*|${OWN_DIALOG})$` })

const option = exact(
  {
    value: Type.Union([Type.String(), Type.Number()], { description: 'The value as the platform spells it.' }),
    label: copyKey('What members read for the value.'),
    tone: defaulted(tone, 'neutral'),
    icon: Type.Optional(icon),
  },
  'One option.',
)

const ChoiceListSchema = exact(
  {
    options: Type.Array(option, { minItems: 1, description: 'The options, in order.' }),
    other: Type.Optional(
      exact(
        { label: copyKey('What members read for the value.'), tone: defaulted(tone, 'neutral') },
        'The label of a value without an option.',
      ),
    ),
  },
  'An option list, or the labels and tones of a state.',
)

export const ChoicesSchema = exact(
  { ...documentHeader, lists: Type.Record(listName, ChoiceListSchema, { description: 'The lists by name.' }) },
  'Option lists and state labels.',
)

export const DialogSchema = exact(
  {
    title: copyKey('The heading of the dialog.'),
    body: copyKey('The text; blank lines part paragraphs.'),
    confirm: copyKey('The label of the button that goes on.'),
    cancel: Type.Optional(
      copyKey('The label of the button that stops what an action does; a dialog that opens by itself has none.'),
    ),
    tone: defaulted(tone, 'neutral'),
    on: defaulted(Type.Boolean({ description: 'Whether the dialog shows at all.' }), true),
    places: defaulted(
      Type.Array(
        { ...route('The route of a screen.'), pattern: '^/([A-Za-z0-9]+)?$' },
        {
          uniqueItems: true,
          description: 'The screens it opens on by itself; none for a dialog that an action opens.',
        },
      ),
      [],
    ),
    once: defaulted(howOften, 'always'),
    ...period,
    ...audience,
  },
  'A dialog.',
)

export const DialogsSchema = exact(
  {
    ...documentHeader,
    dialogs: Type.Record(dialogName, DialogSchema, {
      description:
        'The dialogs by name. Those of operators, called `own-…`, are in their edits and never written here.',
    }),
  },
  'Dialogs. An action opens one, and then it asks at any time; or it opens by itself at its `places` and within its period, over nothing else, the highest priority first and the others after it.',
)

export type ChoiceList = Static<typeof ChoiceListSchema>
export type Dialog = Static<typeof DialogSchema>
/** A dialog as phones get it. */
export type CompiledDialog = ForAudience<Dialog>
/** The compiled option lists and dialogs of a release. */
export interface Lists {
  readonly choices: Readonly<Record<string, ChoiceList>>
  readonly dialogs: Readonly<Record<string, CompiledDialog>>
}
