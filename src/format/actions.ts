import { Type, type Static } from 'typebox'
import { locales } from './locales.ts'
import { tone } from './shape/common.ts'
import { themes } from './themes.ts'
import type { Description } from './shape/deskWords.ts'
import { defaulted, exact, keyed, lazy, oneOf, scoped } from './shape/shapes.ts'
import { call, dialogId, expression, figure, params, popupId, route, source, text, value } from './shape/slots.ts'

const when = { when: Type.Optional(expression('bool', 'The action is left out unless this holds.')) }

/** One step of what happens on a tap or a submit. The list runs in order and stops at the first failure. */
export const ActionSchema = keyed(
  {
    call: exact({
      call: call('The platform call to make.'),
      with: Type.Optional(params('Its parameters.')),
      money: defaulted(
        Type.Boolean({ description: 'Money moves: one intent, one key, one flight, never retried, three outcomes.' }),
        false,
      ),
      succeed: Type.Optional(text('The success toast. Without it the server message is shown when `say` is on.')),
      say: defaulted(Type.Boolean({ description: 'Show the server message as a success toast.' }), false),
      unknown: Type.Optional(
        text('What a money call with an unknown outcome says in place of the common words; never that it failed.'),
      ),
      ...when,
    }),
    confirm: exact({
      confirm: text('The question.'),
      title: Type.Optional(text('The title of the dialog.')),
      yes: Type.Optional(text('The label that goes on.')),
      no: Type.Optional(text('The label that stops.')),
      danger: defaulted(Type.Boolean({ description: 'The going-on button is shown as dangerous.' }), false),
      ...when,
    }),
    alert: exact({
      alert: text('What is said; the actions after it wait until it has been read.'),
      title: Type.Optional(text('The title of the dialog.')),
      yes: Type.Optional(text('The label of its one button.')),
      ...when,
    }),
    toast: exact({
      toast: text('The text of the toast.'),
      tone: defaulted(tone, 'neutral'),
      stop: Type.Optional(Type.Boolean({ description: 'Nothing after it happens: it says why not.' })),
      ...when,
    }),
    go: exact({
      go: route('The route to go to.'),
      query: Type.Optional(
        Type.Record(Type.String(), value('plain', 'A parameter of the address.'), {
          description: 'The query of the route.',
        }),
      ),
      replace: Type.Optional(Type.Boolean({ description: 'Replace the current entry of the history.' })),
      after: Type.Optional(
        figure(
          { least: 0 },
          'Seconds until then; the actions after it do not wait, and leaving the screen cancels it.',
        ),
      ),
      ...when,
    }),
    back: exact({
      back: Type.Literal(true, { description: 'Go back, or home when there is nothing to go back to.' }),
      ...when,
    }),
    reload: exact({
      reload: Type.Union([source('The source to read again.'), Type.Array(source('A source to read again.'))], {
        description: 'A source, or several, to read again.',
      }),
      ...when,
    }),
    refresh: exact({
      refresh: oneOf(
        ['user', 'money', 'play'],
        'What of the app to read again: the member with their balances, all their money in every wallet, or the bounds of their play.',
      ),
      ...when,
    }),
    seen: exact({
      seen: oneOf(['messages'], 'What no longer counts as unread.'),
      one: Type.Optional(
        exact(
          { id: value('string', 'Its id.'), at: value('string', 'When it was posted, as the platform gives it.') },
          'The one that was read; all of them when left out.',
        ),
      ),
      ...when,
    }),
    install: exact({
      install: Type.Literal(true, {
        description: 'Ask the browser to install the app; where it cannot be asked, say how it is done by hand.',
      }),
      ...when,
    }),
    open: exact({
      open: keyed(
        {
          popup: exact({ popup: popupId('A popup block on this screen.') }),
          dialog: exact({ dialog: dialogId('A dialog of dialogs.json.') }),
          phone: exact({ phone: value('string', 'A phone number, handed to the device’s phone.') }),
          url: exact({ url: value('string', 'An https address, opened in a new window. Anything else is refused.') }),
        },
        'What to open.',
      ),
      ...when,
    }),
    close: exact({
      close: Type.Literal(true, { description: 'Close the top popup of this screen, or else the row that is open.' }),
      ...when,
    }),
    copy: exact({
      copy: value('string', 'The text to put on the clipboard.'),
      succeed: Type.Optional(text('The toast that says so.')),
      ...when,
    }),
    set: exact({
      set: exact(
        {
          locale: Type.Optional(
            value('string', `The language: ${locales.slice(0, -1).join(', ')} or ${locales.at(-1) ?? ''}.`),
          ),
          theme: Type.Optional(
            oneOf(themes, 'The theme of the app on this device; `system` follows the device’s own.'),
          ),
          checkEvery: Type.Optional(figure({ least: 5, most: 240 }, 'Minutes between two reality checks.')),
        },
        'What to change on this device.',
      ),
      ...when,
    }),
    login: exact({
      login: value('string', 'The token the platform gave.'),
      remember: Type.Optional(
        exact(
          {
            when: expression(
              'bool',
              'Whether the member asked to be remembered; otherwise what was remembered is removed.',
            ),
            account: value('string', 'The account name to keep on this device.'),
            password: value(
              'string',
              'The password to keep, encrypted, on this device; a token in its place where the platform lends one.',
            ),
          },
          'The remember-account choice.',
        ),
      ),
      ...when,
    }),
    logout: exact({
      logout: Type.Literal(true, { description: 'Log off: always completes, even when the call fails.' }),
      forget: defaulted(
        Type.Boolean({ description: 'The remembered account goes too, as after a changed password.' }),
        false,
      ),
      ...when,
    }),
  },
  'One action.',
)

/** A list of actions where it is defined; elsewhere it is referred to as `ActionsSchema`. */
export const ActionListSchema = scoped(
  'actions',
  Type.Array(ActionSchema, { minItems: 1, description: 'Run in order; stops at the first failure.' }),
)

/** A list of actions that runs at a moment of its own. */
export const actionsWhen = (description: Description) => lazy<Actions>('Actions', description)

export const ActionsSchema = actionsWhen('What happens, in order; it stops at the first failure.')

export type Action = Static<typeof ActionSchema>
export type Actions = readonly Action[]
export type ActionOf<K extends string> = Extract<Action, Record<K, unknown>>
