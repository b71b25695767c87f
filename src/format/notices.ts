import { Type, type Static } from 'typebox'
import { audience } from './audience.ts'
import type { Actions } from './actions.ts'
import type { ForAudience } from './compile/withAudience.ts'
import { byLocale, languages, type Locale } from './locales.ts'
import { period } from './time/period.ts'
import { tone } from './shape/marks.ts'
import { defaulted, documentHeader, exact, oneOf } from './shape/shapes.ts'
import { route } from './shape/slots.ts'

interface TextRules {
  readonly maxLength: number
  readonly minLength?: number
  readonly contentMediaType?: string
}

const inLanguages = (rules: TextRules, description: string) =>
  Type.Unsafe<Partial<Record<Locale, string>>>(
    exact(
      byLocale((locale) => Type.Optional(Type.String({ ...rules, description: `In ${languages[locale].english}.` }))),
      description,
    ),
  )

export const noticePlaces = ['home', 'popup', 'recharge', 'withdrawal', 'transfer', 'banner'] as const

/** A banner is a notice that shows as a picture among the slides of home, and nowhere else. */
export const isBanner = ({ places }: Pick<Notice, 'places'>): boolean => places.includes('banner')

export const NoticeSchema = exact(
  {
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$', description: 'The id of the notice.' }),
    on: defaulted(Type.Boolean({ description: 'Whether the notice shows at all.' }), true),
    places: Type.Array(oneOf(noticePlaces, 'Where it shows.'), {
      minItems: 1,
      uniqueItems: true,
      description: 'Where the notice shows.',
    }),
    title: inLanguages(
      { maxLength: 200 },
      'The title in each language; of a banner, what its picture says. A language left out hides the notice there.',
    ),
    body: inLanguages(
      { maxLength: 4000 },
      'The text in each language; blank lines part paragraphs. With it the title of a banner and its text, of two lines, are written on its picture.',
    ),
    button: Type.Optional(
      inLanguages(
        { maxLength: 40, minLength: 1 },
        'What the button on the picture of a banner says in each language; with it the title is written there, too. A language left out hides the banner there.',
      ),
    ),
    picture: Type.Optional(
      inLanguages(
        { maxLength: 500, minLength: 1, contentMediaType: 'image/*' },
        'The picture of a banner in each language. A language left out hides the banner there.',
      ),
    ),
    link: Type.Optional({
      ...route('The route that a tap on a banner leads to; without it a tap does nothing.'),
      pattern: '^/([A-Za-z0-9]+)?$',
    }),
    tone: defaulted(tone, 'info'),
    ...period,
    ...audience,
  },
  "An operator's notice.",
)

export const NoticesSchema = exact(
  {
    ...documentHeader,
    notices: Type.Array(NoticeSchema, { description: 'What operators tell members, in any order.' }),
  },
  "Operators' notices.",
)

export type Notice = Static<typeof NoticeSchema>
/** A notice as phones get it. */
export type CompiledNotice = Omit<ForAudience<Notice>, 'link'> & {
  /** Actions of a tap on a banner. */
  readonly do?: Actions
}
