import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, displayFormats, howOften, icon, labelled, oneOfVariants, shown, tone } from '../shape/common.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { expression, figure, handwrittenName, source, text, value } from '../shape/slots.ts'
import { BadgeSchema } from './list.ts'
import { blocksRef } from './blocksRef.ts'

const when = Type.Optional(expression('bool', 'Shown only while this holds.'))
const title = Type.Optional(text('A heading above the block.'))
const rows = {
  source: Type.Optional(source('The source whose rows are shown.')),
  rows: Type.Optional(expression('list', 'The rows, when they are not those of a source.')),
  where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds are shown.'))),
  key: Type.Optional(scoped('row', expression('plain', 'What makes a row itself.'))),
}

export const StatsSchema = exact(
  {
    type: Type.Literal('stats'),
    ...blockBase,
    title,
    columns: defaulted(Type.Integer({ minimum: 1, maximum: 4, description: 'Figures beside one another.' }), 2),
    hideable: defaulted(Type.Boolean({ description: 'A button hides the figures on this device.' }), false),
    refresh: defaulted(
      Type.Array(source('A source the refresh button reads again.'), {
        description: 'Sources that a refresh button reads again.',
      }),
      [],
    ),
    refreshUser: defaulted(Type.Boolean({ description: 'The refresh button also reads the balance again.' }), false),
    items: Type.Array(
      exact(
        {
          ...labelled,
          emphasis: defaulted(Type.Boolean({ description: 'Shown larger.' }), false),
          do: Type.Optional(ActionsSchema),
        },
        'One figure.',
      ),
      { minItems: 1, description: 'The figures, in order.' },
    ),
  },
  'Figures with labels.',
)

const cell = {
  label: text('What the line says.'),
  hint: Type.Optional(text('A second line.')),
  icon: Type.Optional(icon),
  image: Type.Optional(value('picture', 'A picture address.')),
  aside: Type.Optional(exact(shown, 'The value at the end of the line.')),
  count: Type.Optional(figure({ least: 0 }, 'A count in a mark at the end, such as what is unread; 0 shows none.')),
  selected: Type.Optional(expression('bool', 'Marked as the chosen one.')),
  do: Type.Optional(ActionsSchema),
  when,
}
export const CellsSchema = exact(
  {
    type: Type.Literal('cells'),
    ...blockBase,
    title,
    items: Type.Optional(Type.Array(exact(cell, 'One line.'), { minItems: 1, description: 'Fixed lines, in order.' })),
    ...rows,
    row: Type.Optional(scoped('row', exact(cell, 'One line for each row.'))),
    empty: Type.Optional(text('Shown when there is nothing.')),
  },
  'Menu lines: fixed `items`, or one `row` for each row.',
)

export const CardsSchema = exact(
  {
    type: Type.Literal('cards'),
    ...blockBase,
    title,
    ...rows,
    shape: defaulted(
      oneOf(['tile', 'wide', 'link'], 'Square tiles, wide banners with a title, or tappable cards with an icon.'),
      'tile',
    ),
    columns: defaulted(Type.Integer({ minimum: 1, maximum: 4, description: 'Cards beside one another.' }), 3),
    items: Type.Optional(
      Type.Array(
        exact(
          {
            title: text('The first line of the card.'),
            subtitle: Type.Optional(text('A second line.')),
            icon: Type.Optional(icon),
            when,
            do: ActionsSchema,
          },
          'A fixed card.',
        ),
        { description: 'Fixed cards, in order.' },
      ),
    ),
    card: Type.Optional(
      scoped(
        'row',
        exact(
          {
            title: text('The first line of the card.'),
            subtitle: Type.Optional(text('A second line.')),
            image: Type.Optional(value('picture', 'The picture address.')),
            badge: Type.Optional(BadgeSchema),
            do: Type.Optional(ActionsSchema),
          },
          'One card for each row.',
        ),
      ),
    ),
    empty: Type.Optional(text('Shown when there is nothing.')),
  },
  'Cards in a grid: fixed `items`, or one `card` for each row.',
)

export const CarouselSchema = exact(
  {
    type: Type.Literal('carousel'),
    ...blockBase,
    ...rows,
    label: text('The name of the carousel for screen readers.'),
    autoplay: defaulted(figure({ least: 0 }, 'Seconds between slides; 0 to stay on one.'), 0),
    slide: Type.Optional(
      scoped(
        'row',
        exact(
          {
            image: value('picture', 'The picture address.'),
            alt: text('What the picture says.'),
            do: Type.Optional(ActionsSchema),
          },
          'One slide for each row.',
        ),
      ),
    ),
    items: Type.Optional(
      Type.Array(
        exact(
          {
            icon: Type.Optional(icon),
            image: Type.Optional(value('picture', 'A picture address in place of the icon.')),
            title: text('What the slide says.'),
            text: Type.Optional(text('A second line.')),
            when,
            do: Type.Optional(ActionsSchema),
          },
          'A fixed slide.',
        ),
        { minItems: 1, description: 'Fixed slides, in order.' },
      ),
    ),
  },
  'Slides with a pause button: one `slide` for each row, or fixed `items`; indicators follow their number.',
)

export const NoticeBarSchema = exact(
  {
    type: Type.Literal('noticeBar'),
    ...blockBase,
    ...rows,
    label: text('The name of the notices for screen readers.'),
    layout: defaulted(oneOf(['bar', 'list'], 'One line after another, or all of them beneath one another.'), 'bar'),
    empty: Type.Optional(text('Shown by a list when there is nothing; a bar then shows nothing.')),
    place: defaulted(
      oneOf(['home', 'recharge', 'withdrawal', 'transfer'], "Operators' notices for this place come first."),
      'home',
    ),
    text: Type.Optional(scoped('row', text('The text of a row.'))),
  },
  "Notices as a moving line or a list: operators' first, then the platform's.",
)

export const ArticleSchema = exact(
  {
    type: Type.Literal('article'),
    ...blockBase,
    title,
    html: Type.Optional(value('html', 'Platform HTML; only an allow-list of tags is shown.')),
    text: Type.Optional(text('Own text; blank lines part paragraphs.')),
  },
  'Longer text. Exactly one of `html` and `text`.',
)

export const TableSchema = exact(
  {
    type: Type.Literal('table'),
    ...blockBase,
    title,
    ...rows,
    columns: scoped(
      'row',
      Type.Array(
        exact({ label: text('The heading of the column.'), ...shown, value: Type.Optional(shown.value) }, 'A column.'),
        { minItems: 1, description: 'The columns, in order.' },
      ),
    ),
    items: Type.Optional(
      Type.Array(Type.Array(text('A cell.'), { minItems: 1 }), {
        minItems: 1,
        description: 'Fixed rows in place of those of a source: a text for each column.',
      }),
    ),
    empty: Type.Optional(text('Shown when there is nothing.')),
  },
  'A small table: rows of a source, `rows`, or fixed `items`.',
)

export const ButtonsSchema = exact(
  {
    type: Type.Literal('buttons'),
    ...blockBase,
    title,
    layout: defaulted(
      oneOf(['icons', 'row', 'stack'], 'Icons with labels, buttons in a row, or one beneath another.'),
      'row',
    ),
    items: Type.Array(
      exact(
        {
          label: text('What the button says.'),
          icon: Type.Optional(icon),
          variant: defaulted(oneOfVariants, 'secondary'),
          when,
          do: ActionsSchema,
        },
        'One button.',
      ),
      { minItems: 1, description: 'The buttons, in order.' },
    ),
  },
  'Buttons.',
)

export const TextSchema = exact(
  {
    type: Type.Literal('text'),
    ...blockBase,
    text: text('What is shown.'),
    tone: defaulted(tone, 'neutral'),
    size: defaulted(oneOf(['small', 'body', 'title'], 'How large it is written.'), 'body'),
    boxed: defaulted(Type.Boolean({ description: 'Set apart in a box, as a notice.' }), false),
  },
  'A line or a paragraph.',
)

export const ImageSchema = exact(
  {
    type: Type.Literal('image'),
    ...blockBase,
    src: Type.Optional(value('picture', 'The picture address.')),
    avatar: Type.Optional(oneOf(['random', 'user'], "One of the app's own 21 avatars by chance, or the member's own.")),
    alt: Type.Optional(text('What the picture says; left out when it only decorates.')),
    shape: defaulted(oneOf(['wide', 'round', 'free'], 'The frame.'), 'free'),
  },
  'A picture.',
)

export const ProfileSchema = exact(
  {
    type: Type.Literal('profile'),
    ...blockBase,
    avatar: value('picture', 'The picture address; without one an avatar of the app.'),
    name: text('Who it is, such as the username.'),
    tag: Type.Optional(text('A short mark beside the name.')),
    lines: defaulted(Type.Array(exact(labelled, 'A line.'), { description: 'Labelled values beneath the name.' }), []),
    do: Type.Optional(ActionsSchema),
  },
  'Who the member is.',
)

export const CountdownSchema = exact(
  {
    type: Type.Literal('countdown'),
    ...blockBase,
    label: text('What the time is left for.'),
    until: value('number', 'The end, milliseconds since 1970 in server time.'),
    done: text('Shown when the time is over.'),
    end: defaulted(ActionsSchema, []),
  },
  "Time left, by the server's clock.",
)

export const CopyableSchema = exact(
  {
    type: Type.Literal('copyable'),
    ...blockBase,
    label: text('What is copied.'),
    value: value('string', 'The text, shown in full.'),
    as: Type.Optional(oneOf(displayFormats, 'How the text is shown; what is copied stays as it is.')),
    qr: defaulted(Type.Boolean({ description: 'Also shown as a QR code.' }), false),
    warning: Type.Optional(text('What to mind.')),
    copied: Type.Optional(text('Says that it was copied.')),
  },
  'A value to copy, with a QR code if wanted.',
)

export const ProgressSchema = exact(
  {
    type: Type.Literal('progress'),
    ...blockBase,
    label: text('What advances.'),
    value: figure({ least: 0, most: 100 }, 'How much, 0 to 100.'),
    note: Type.Optional(text('Shown beneath.')),
  },
  'A bar from 0 to 100.',
)

export const FrameSchema = exact(
  {
    type: Type.Literal('frame'),
    ...blockBase,
    title: text('The name of the page for screen readers.'),
    src: value('string', 'An https address of the allow-list.'),
    full: Type.Optional(
      Type.Boolean({ description: 'Fills the screen beneath its header; for a screen that shows nothing else.' }),
    ),
  },
  'An external page, full size.',
)

export const StepsSchema = exact(
  {
    type: Type.Literal('steps'),
    ...blockBase,
    title,
    items: Type.Array(exact({ title: text('The step.'), text: Type.Optional(text('What to do.')) }, 'One step.'), {
      minItems: 1,
      description: 'The steps, in order.',
    }),
    current: Type.Optional(figure({ least: 1 }, 'The step under way, from 1.')),
  },
  'Steps in order.',
)

export const SectionSchema = exact(
  {
    type: Type.Literal('section'),
    ...blockBase,
    title,
    card: defaulted(Type.Boolean({ description: 'Set on a surface of its own.' }), false),
    waits: Type.Optional(
      Type.Array(source('A source to wait for, so that all of the section comes at once and nothing in it jumps.'), {
        minItems: 1,
        description: 'Sources to wait for.',
      }),
    ),
    body: blocksRef,
  },
  'Blocks that belong together.',
)

export const PopupSchema = exact(
  {
    type: Type.Literal('popup'),
    ...blockBase,
    title: text('Its heading, above its blocks.'),
    placement: defaulted(oneOf(['center', 'bottom', 'left'], 'Where it opens.'), 'center'),
    auto: Type.Optional(
      exact(
        {
          when: expression('bool', 'Opens by itself when this holds.'),
          once: defaulted(howOften, 'session'),
        },
        'Opens by itself.',
      ),
    ),
    close: Type.Optional(text('The label of the closing button.')),
    notices: defaulted(Type.Boolean({ description: "Also shows operators' notices for popups." }), false),
    body: blocksRef,
  },
  'A dialog, sheet or drawer.',
)

export const HandwrittenSchema = exact(
  {
    type: Type.Literal('handwritten'),
    ...blockBase,
    name: handwrittenName('The registered component.'),
    props: defaulted(
      Type.Record(Type.String(), value('any', 'A property.'), {
        description: 'Its properties: exactly those that the component takes.',
      }),
      {},
    ),
  },
  'A hand-written component with typed properties.',
)

export type StatsBlock = Static<typeof StatsSchema>
export type CellsBlock = Static<typeof CellsSchema>
export type CardsBlock = Static<typeof CardsSchema>
export type CarouselBlock = Static<typeof CarouselSchema>
export type NoticeBarBlock = Static<typeof NoticeBarSchema>
export type ArticleBlock = Static<typeof ArticleSchema>
export type TableBlock = Static<typeof TableSchema>
export type ButtonsBlock = Static<typeof ButtonsSchema>
export type TextBlock = Static<typeof TextSchema>
export type ImageBlock = Static<typeof ImageSchema>
export type ProfileBlock = Static<typeof ProfileSchema>
export type CountdownBlock = Static<typeof CountdownSchema>
export type CopyableBlock = Static<typeof CopyableSchema>
export type ProgressBlock = Static<typeof ProgressSchema>
export type FrameBlock = Static<typeof FrameSchema>
export type StepsBlock = Static<typeof StepsSchema>
export type SectionBlock = Static<typeof SectionSchema>
export type PopupBlock = Static<typeof PopupSchema>
export type HandwrittenBlock = Static<typeof HandwrittenSchema>
