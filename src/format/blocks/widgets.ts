/** Facts of a widget for the app, beside how it looks. */
interface WidgetDeclaration {
  /** Typed letter by letter: whoever reads the value waits until the member pauses. */
  readonly isTyped?: true
  /** Holds fields of its own. */
  readonly holdsFields?: true
  /** Draws the links of its field itself. */
  readonly drawsLinks?: true
  /** Kept to the letter, and out of every log. */
  readonly isSecret?: true
  /** Hands up text of the member: a name of something, or words of their own. What the platform or a document gave is sent as it is. */
  readonly reads?: 'name' | 'words'
  readonly isInvisible?: true
}

/**
 * The widgets of a form field. `select` opens a sheet, `cards` shows every option, `rows` and `group` hold fields. Each is
 * drawn by the input of its name, in `src/renderer/form/fields/`.
 */
const widgets = {
  text: { isTyped: true, reads: 'name' },
  password: { isTyped: true, isSecret: true },
  amount: { isTyped: true },
  number: { isTyped: true },
  select: {},
  chips: {},
  cards: {},
  checkbox: { drawsLinks: true },
  date: {},
  textarea: { isTyped: true, reads: 'words' },
  readonly: {},
  image: {},
  files: {},
  captcha: { isTyped: true },
  hidden: { isInvisible: true },
  rows: { isTyped: true, holdsFields: true },
  group: { isTyped: true, holdsFields: true },
} as const satisfies Readonly<Record<string, WidgetDeclaration>>

/** Facts of a widget for the check and the build. Apart, because the app leaves out what nothing of it reads. */
interface WidgetRules {
  /** The types of value it can hand up. */
  readonly gives: readonly ('string' | 'number' | 'integer' | 'boolean' | 'array' | 'object')[]
  /** Offers options, and so needs `choices`; a text without it may have `choices` too, as suggestions. */
  readonly chooses?: true
  /** One of a whole form: not within rows or a group. */
  readonly isOfForm?: true
  /** Of one form in ten: its code comes when it shows. */
  readonly isRare?: true
}

const single = ['string', 'number', 'integer', 'boolean'] as const
export const widgetRules: Readonly<Record<Widget, WidgetRules>> = {
  text: { gives: ['string'] },
  password: { gives: ['string'] },
  amount: { gives: ['string'] },
  number: { gives: ['number', 'integer'], isRare: true },
  select: { gives: single, chooses: true },
  chips: { gives: single, chooses: true },
  cards: { gives: single, chooses: true },
  checkbox: { gives: ['boolean'] },
  date: { gives: ['string'], isRare: true },
  textarea: { gives: ['string'] },
  readonly: { gives: single },
  image: { gives: ['string'], isRare: true },
  files: { gives: ['string', 'array'], isRare: true },
  captcha: { gives: ['string'], isOfForm: true, isRare: true },
  hidden: { gives: single, isOfForm: true },
  rows: { gives: ['array'] },
  group: { gives: ['object'] },
}

type Declared = typeof widgets
export type Widget = keyof Declared
/** Those that hold fields are drawn elsewhere. */
export type DrawnWidget = {
  [K in Widget]: Declared[K] extends { readonly holdsFields: true } | { readonly isInvisible: true } ? never : K
}[Widget]

export const isWidget = (name: unknown): name is Widget => typeof name === 'string' && Object.hasOwn(widgets, name)
export const widgetNames: readonly Widget[] = Object.keys(widgets).filter(isWidget)

/**
 * Declaration of a widget; empty for one in a release that is newer than the app. A field that names none is a text.
 */
export function widgetOf(name: unknown = 'text'): WidgetDeclaration {
  return isWidget(name) ? widgets[name] : {}
}

export const isDrawn = (name: Widget): name is DrawnWidget =>
  widgetOf(name).holdsFields !== true && widgetOf(name).isInvisible !== true
