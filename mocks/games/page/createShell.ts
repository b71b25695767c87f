import type { OpenedGame } from '../../platform/provider/ProviderMessage.ts'
import { createDialog, type Dialog } from './createDialog.ts'
import { make } from './make.ts'
import { pictureUrl } from './pictureUrl.ts'
import { won, type Words } from './words.ts'

/** How loud a message is: a win is celebrated only above what was staked. */
type Tone = 'plain' | 'won'

/** The frame of every game: its name, what happens, the wallet, and the dialogs. */
export interface Shell {
  /** Where the game itself is shown, and where it is controlled. */
  readonly stage: HTMLElement
  readonly controls: HTMLElement
  readonly dialog: Dialog
  /** Says it to the eye and to a screen reader. */
  readonly say: (text: string, tone?: Tone) => void
  readonly balance: () => number
  /** In whole won. */
  readonly setBalance: (amount: string | number) => void
}

interface ShellOptions {
  readonly words: Words
  readonly opened: OpenedGame
  /** Rules of the game that a member may read. */
  readonly rules: readonly Node[]
  /** Says when an answer is waited for. */
  readonly waiting: HTMLElement
}

export function createShell({ words, opened, rules, waiting }: ShellOptions): Shell {
  const { name, provider, picture, balance } = opened
  const stage = make('section', { class: 'stage' })
  const controls = make('footer', { class: 'controls' })
  const said = make('p', { class: 'said', role: 'status' })
  const amount = make('strong', { class: 'amount' })
  const dialog = createDialog(words)
  const info = make('button', { type: 'button', class: 'quiet' }, words.rules)
  info.addEventListener('click', () => dialog.show({ title: words.rules, body: rules }))
  let held = 0

  const heading = make('div', { class: 'heading' }, make('h1', {}, name), make('p', {}, provider))
  const wallet = make('p', { class: 'wallet' }, make('span', {}, words.balance), amount)
  document.body.replaceChildren(
    make('img', { class: 'backdrop', src: pictureUrl(picture), alt: '' }),
    make('header', {}, make('img', { class: 'mark', src: pictureUrl(picture), alt: '' }), heading, wallet, info),
    make('main', {}, stage, said, waiting, controls),
    dialog.element,
  )
  document.title = name
  const shell: Shell = {
    stage,
    controls,
    dialog,
    say(text, tone = 'plain') {
      said.textContent = text
      said.dataset['tone'] = tone
    },
    balance: () => held,
    setBalance(next) {
      held = Number(next)
      amount.textContent = won(held)
    },
  }
  shell.setBalance(balance)
  return shell
}
