/** What has to be known of a widget beside how it looks. */
interface WidgetDeclaration {
  /** The types of value it can hand up. */
  readonly gives: readonly ('string' | 'number' | 'integer' | 'boolean' | 'array' | 'object')[]
  /** Typed letter by letter: whoever reads the value waits until the member pauses. */
  readonly isTyped?: true
  /** Offers options, and so needs `choices`. */
  readonly chooses?: true
  /** Holds fields of its own. */
  readonly holdsFields?: true
  /** One of a whole form: not within rows or a group. */
  readonly isOfForm?: true
  /** Draws the links of its field itself. */
  readonly drawsLinks?: true
  /** Kept to the letter, and out of every log. */
  readonly isSecret?: true
  readonly isInvisible?: true
  /** Of one form in ten: its code comes when it shows. */
  readonly isRare?: true
}

const single = ['string', 'number', 'integer', 'boolean'] as const

/**
 * The widgets a form field may use. `select` opens a sheet, `cards` shows every option, `rows` and `group` hold fields.
 * Each is drawn by the input of its name, in `src/renderer/form/fields/`.
 */
const widgets = {
  text: { gives: ['string'], isTyped: true },
  password: { gives: ['string'], isTyped: true, isSecret: true },
  amount: { gives: ['string'], isTyped: true },
  select: { gives: single, chooses: true },
  chips: { gives: single, chooses: true },
  cards: { gives: single, chooses: true },
  checkbox: { gives: ['boolean'], drawsLinks: true },
  date: { gives: ['string'], isRare: true },
  textarea: { gives: ['string'], isTyped: true },
  readonly: { gives: single },
  image: { gives: ['string'], isRare: true },
  captcha: { gives: ['string'], isTyped: true, isOfForm: true, isRare: true },
  hidden: { gives: single, isOfForm: true, isInvisible: true },
  rows: { gives: ['array'], isTyped: true, holdsFields: true },
  group: { gives: ['object'], isTyped: true, holdsFields: true },
} as const satisfies Readonly<Record<string, WidgetDeclaration>>

type Declared = typeof widgets
export type Widget = keyof Declared
/** Those that hold fields are drawn elsewhere. */
export type DrawnWidget = {
  [K in Widget]: Declared[K] extends { readonly holdsFields: true } | { readonly isInvisible: true } ? never : K
}[Widget]

export const isWidget = (name: unknown): name is Widget => typeof name === 'string' && Object.hasOwn(widgets, name)
export const widgetNames: readonly Widget[] = Object.keys(widgets).filter(isWidget)

const declared: Readonly<Record<string, WidgetDeclaration>> = widgets
/** Of a release that is newer than the app. */
const unknown: WidgetDeclaration = { gives: [] }

/** What is declared of a widget; a field that names none is a text. */
export function widgetOf(name: unknown = 'text'): WidgetDeclaration {
  return (isWidget(name) ? declared[name] : undefined) ?? unknown
}

export const isDrawn = (name: Widget): name is DrawnWidget =>
  widgetOf(name).holdsFields !== true && widgetOf(name).isInvisible !== true
