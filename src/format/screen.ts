import { Type, type Static } from 'typebox'
import { actionsWhen, ActionsSchema } from './actions.ts'
import type { Block } from './blocks/Block.ts'
import { blocksRef } from './blocks/blocksRef.ts'
import { icon } from './shape/marks.ts'
import { defaulted, documentHeader, exact, oneOf } from './shape/shapes.ts'
import { call, copyKey, data, expression, figure, params, route, text } from './shape/slots.ts'
import type { CompiledText } from './shape/compiled.ts'

const SourceSchema = exact(
  {
    call: call('The platform call to read.'),
    with: Type.Optional(params('Its parameters; a change reads again.')),
    when: Type.Optional(expression('bool', 'Read only while this holds.')),
    default: Type.Optional(data('What the blocks see until the platform has answered.')),
    keep: Type.Optional(
      Type.Boolean({ description: 'The last answer is kept on the device and shown at once next time.' }),
    ),
    onDemand: Type.Optional(
      Type.Boolean({
        description: 'Read only once a search wants it, and not again while its answer is known.',
      }),
    ),
    poll: Type.Optional(
      exact(
        {
          every: figure({ least: 1 }, 'Seconds between two reads. An expression that gives 0 asks no more.'),
          hidden: Type.Optional(
            oneOf(
              ['pause'],
              'Read and ignored: polling always pauses while the page is hidden and fires once on return.',
            ),
          ),
          onError: Type.Optional(
            oneOf(['backoff'], 'Read and ignored: polling always slows down on errors and resumes after them.'),
          ),
        },
        'Read again and again.',
      ),
    ),
    paging: Type.Optional(
      exact(
        {
          first: Type.Unsafe<0 | 1>({ enum: [0, 1], description: 'The number of the first page.' }),
          offset: defaulted(figure({ least: 0 }, 'Pixels before the end at which the next page is read.'), 300),
          finished: copyKey('Shown after the last page.'),
        },
        'Read page by page until the last.',
      ),
    ),
  },
  'Something the screen reads from the platform, once however many blocks use it.',
)

const GuardSchema = exact(
  {
    when: expression('bool', 'Entering is refused while this holds.'),
    do: ActionsSchema,
  },
  'A navigation rule, checked before the screen opens.',
)

const path = Type.String({ pattern: '^/([A-Za-z0-9]+)?$', description: 'The route.' })
const access = oneOf(['visitor', 'member', 'agent'], 'Who may open the screen.')
const envelope = {
  ...documentHeader,
  id: Type.String({ pattern: '^[a-z][A-Za-z0-9]*$', description: 'The id: also the name of the file.' }),
  path,
  access,
  title: text('The title in the header.'),
}

export const PlannedScreenSchema = exact(
  { ...envelope, planned: Type.Literal(true, { description: 'Not written yet: entries that lead here are hidden.' }) },
  'A screen that is still to be written.',
)

export const ScreenSchema = exact(
  {
    ...envelope,
    query: defaulted(
      Type.Record(
        Type.String({ pattern: '^[a-z][A-Za-z0-9_]*$' }),
        exact(
          {
            enum: Type.Optional(
              Type.Array(Type.String(), { minItems: 1, description: 'The values it may have; any when left out.' }),
            ),
            default: defaulted(
              Type.String({ description: 'The value when the address has none, or one not listed.' }),
              '',
            ),
            example: Type.Optional(
              Type.String({ description: 'A value to look at the screen with, in the workshop and in the play test.' }),
            ),
          },
          'A query parameter.',
        ),
        { description: 'The query parameters the screen reads.' },
      ),
      {},
    ),
    chrome: defaulted(
      exact(
        {
          header: defaulted(
            oneOf(
              ['home', 'plain', 'back', 'none'],
              'The header: the home bar, a title, a title with a back arrow, or none.',
            ),
            'back',
          ),
          title: Type.Optional(
            text(
              'What the header says in place of the title while it is not empty, such as the name of what is shown.',
            ),
          ),
          leading: Type.Optional(
            exact({ label: text('Its name.'), icon, do: ActionsSchema }, 'A button before the title.'),
          ),
          action: Type.Optional(
            exact(
              { label: text('Its label.'), icon: Type.Optional(icon), do: ActionsSchema },
              'A button after the title.',
            ),
          ),
          tabBar: defaulted(Type.Boolean({ description: 'Whether the bottom tab bar shows.' }), false),
        },
        'The frame around the screen.',
      ),
      { header: 'back', tabBar: false },
    ),
    cached: defaulted(Type.Boolean({ description: 'The screen is kept alive after leaving it.' }), false),
    guards: defaulted(Type.Array(GuardSchema, { description: 'Navigation rules.' }), []),
    ahead: Type.Optional(
      Type.Array(route('The route of a screen.'), {
        description:
          'Screens that are likely to be opened next: once this one shows and the device is idle their code is loaded, and what a search finds in lists that are known is prepared.',
      }),
    ),
    enter: Type.Optional(actionsWhen('Run each time the screen is shown, once the conditions in it can be told.')),
    sources: defaulted(
      Type.Record(Type.String({ pattern: '^[a-z][A-Za-z0-9]*$' }), SourceSchema, {
        description: 'What the screen reads.',
      }),
      {},
    ),
    values: defaulted(
      Type.Record(
        Type.String({ pattern: '^[a-z][A-Za-z0-9]*$' }),
        expression('any', 'A named value, read as `value.<name>`; it may read the ones before it.'),
        { description: 'Values worked out once and named.' },
      ),
      {},
    ),
    body: blocksRef,
  },
  'A screen played from a document.',
)

export type Source = Static<typeof SourceSchema>
export type Guard = Static<typeof GuardSchema>
/** A compiled screen: defaults filled in, expressions parsed, planned destinations resolved. */
export type ScreenPlan = Omit<Static<typeof ScreenSchema>, '$schema' | 'body' | 'title'> & {
  readonly title: CompiledText
  readonly body: readonly Block[]
}
export type Access = ScreenPlan['access']
export type Chrome = ScreenPlan['chrome']
