import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { expression, text, value } from '../shape/slots.ts'

export const SwitchSchema = exact(
  {
    type: Type.Literal('switch'),
    ...blockBase,
    label: text('What is switched.'),
    hint: Type.Optional(text('A second line: what it means.')),
    on: expression('bool', 'Whether it is on, by the platform.'),
    do: scoped('switch', ActionsSchema),
  },
  'A switch that takes effect at once: `on` in its actions is what the member wants, and it moves when the platform says so.',
)

export const UploadSchema = exact(
  {
    type: Type.Literal('upload'),
    ...blockBase,
    label: text('What the picture is.'),
    hint: Type.Optional(text('A second line, such as what may be chosen.')),
    src: value('picture', 'The address of the picture as it is now.'),
    do: scoped('upload', ActionsSchema),
  },
  'A picture (gif or png, at most 5 MB) that is stored as soon as it is chosen; then its actions run, with `result.data.url`.',
)

export type SwitchBlock = Static<typeof SwitchSchema>
export type UploadBlock = Static<typeof UploadSchema>
