import type { Big } from 'big.js'
import type { ComponentType } from 'react'
import type { Action } from '../../format/actions.ts'
import type { Lists } from '../../format/lists.ts'
import type { CompiledNotice } from '../../format/notices.ts'
import type { Locale } from '../../format/locales.ts'
import type { Visit } from '../../format/wire/Outcomes.ts'
import type { Theme } from '../../format/themes.ts'
import type { MoneyCalls } from '../../platform/createMoneyCalls.ts'
import type { Entity, OperationId } from '../../platform/Operations.ts'
import type { Readable } from '../../store/Store.ts'
import type { Views } from './Views.ts'

/** Whether the app can be installed: the browser offers it, it is done by hand (iOS), it is done, or not at all. */
export type InstallState = 'offered' | 'manual' | 'installed' | 'none'

interface HostSession {
  readonly loggedIn: boolean
  readonly locale: Locale
  readonly theme: Theme
  readonly install: InstallState
  /** Messages that have not been read on this device. */
  readonly unread: number
  /** Up to when all messages were read at once, as the platform writes times; empty when they never were. */
  readonly readUntil: string
  /** Ids of the messages that were read one by one since. */
  readonly read: readonly string[]
  /** Orders that were decided and not looked at since, by kind. */
  readonly decided: Readonly<Record<'deposits' | 'withdrawals' | 'transfers' | 'activities', number>>
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /** Sends it in place of the browser's fetch, where the platform is reached over the network. */
  readonly by?: typeof fetch
}

export interface Answer {
  readonly code: 200
  readonly message: string
  readonly data: unknown
}

/** A question in a dialog, read again when the copy changes. Without `no` it has one button, which answers yes. */
export interface Question {
  readonly title?: string
  readonly text: string
  readonly yes: string
  readonly no?: string | undefined
  readonly danger: boolean
}

/** A question with another way on. */
export interface Choice extends Question {
  readonly other?: string
}

/** `left` where its screen was left before anybody answered it. */
export type Chosen = 'yes' | 'other' | 'no' | 'left'

/** How the latest attempt to read the member ended. */
export interface UserRead {
  /** Error of the last attempt; stays while it is tried again. */
  readonly error: unknown
  readonly asking: boolean
}

interface RememberedAccount {
  readonly account: string
  readonly password?: string
}

/** Something that could not be played. Never carries values. */
export interface Problem {
  readonly code: string
  readonly screen: string
  /** A JSON Pointer into the screen's plan. */
  readonly pointer: string
}

/** A developer's look at actions as they run: called as each begins; its result says how it ended. */
export type Probe = (action: Action, screen: string) => (outcome: 'done' | 'stopped' | 'skipped') => void

/**
 * Why a call is closed for the moment, in the member's language; undefined for one that is open, a function for one that
 * is closed with some parameters only.
 */
export type ClosedBecause = (call: string) => string | ClosedWith | undefined

/** Given what the parameter of a name is. */
export type ClosedWith = (param: (name: string) => unknown) => string | undefined

/** Bounds of the member's play, as expressions read them. */
export interface Play extends Partial<Entity<'PlayState'>> {
  /** The platform has said what bounds it has, or that it has none. */
  readonly known?: boolean
  /** When the session began, in ms of server time. */
  readonly since?: number
  /** Winnings of the session's bets less their stakes, in won. */
  readonly net?: Big
  /** Minutes between two reality checks. */
  readonly checkEvery?: number
  /** The number of somebody to talk to in the member's language. */
  readonly helpPhone?: string
}

/** The member's play; empty for visitors, and until something is known. */
export interface MemberPlay<Known extends Play = Play> extends Readable<Known> {
  /** Begins to follow it, with code that comes late. Rejects where that does not come. */
  readonly follow: () => Promise<PlayActs>
}

export interface PlayActs {
  /** Reads its bounds again; settles also where they cannot be read. */
  readonly refresh: () => Promise<void>
  /** Opens the reality check: time and net position, help, and the ways to stop. */
  readonly check: () => void
  /** Minutes between two reality checks on this device. */
  readonly setCheckEvery: (minutes: number) => void
  /** Keeps the net of the session as it is until the result is called: a draw that is on show says it first. */
  readonly holdNet: () => () => void
}

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** Where visits of forms are counted: by names, never with a value. */
export interface Visits {
  /** The number of the release that plays, 0 for the build's own, and the address of a screen's document in it. */
  under(screen: string): { readonly release: number; readonly document: string | undefined }
  /** Takes a visit that has ended. */
  take(visit: Visit): void
}

/** Everything the renderer needs of the world. The app hands it in; the renderer fetches and routes nothing itself. */
/** The history as known where the way back begins. */
export interface Leaving {
  /** Whether the app has been at another address before; only asked where the browser cannot tell. */
  readonly hasBefore: boolean
  /** Whether the entry is that of a dialog or a guard above the address, as after steps back it no longer is. */
  isOnOverlay(): boolean
}

export interface Host {
  /** Rejects with a PlatformError only. An expired login is the host's affair; blocks stay quiet about it. */
  readonly platform: { call(id: OperationId, params: object, options?: CallOptions): Promise<Answer> }
  /** Server time, in milliseconds. */
  readonly clock: { now(): number }
  readonly locale: Readable<Locale>
  /** A new function whenever the language or the copy changes. */
  readonly text: Readable<Translate>
  readonly session: Readable<HostSession>
  /** The member as the platform describes them; undefined for visitors and until the first answer. */
  readonly user: Readable<object | undefined>
  readonly site: Readable<object | undefined>
  readonly play: MemberPlay
  /** The values of the compiled settings, amounts as Decimals. */
  readonly settings: Readable<object>
  readonly lists: Readable<Lists>
  readonly notices: Readable<readonly CompiledNotice[]>
  readonly online: Readable<boolean>
  /**
   * Reasons that keep calls from being made, whatever a document says. A new function whenever an answer may be
   * another.
   */
  readonly closed: Readable<ClosedBecause>
  readonly visibility: Readable<'visible' | 'hidden'>
  readonly navigate: {
    go(path: string, options: { readonly query?: Readonly<Record<string, string>>; readonly replace?: boolean }): void
    back(): void
    /**
     * `back` leads another way until the result is called, as where a framed page has steps of its own in the history;
     * home, where that way ends at the address it began at (false).
     */
    backBy(leave: (from: Leaving) => Promise<boolean>): () => void
    /** Replaces the whole query of the current entry of the history. */
    setQuery(next: Readonly<Record<string, string>>): void
  }
  readonly feedback: {
    /** @param about what a fault is about: its words go as soon as that has succeeded */
    toast(text: string, tone: 'success' | 'danger' | 'info', about?: readonly unknown[]): void
    /** Clears a fault: it, or something that belongs to it, has succeeded or was left behind. */
    settle(about: readonly unknown[]): void
    confirm(question: Question): Promise<boolean>
    choose(question: Question | Choice): Promise<Chosen>
  }
  readonly account: {
    login(token: string, remember?: { readonly account: string; readonly password: string } | 'forget'): Promise<void>
    logout(options: { readonly forget: boolean }): Promise<void>
    refreshUser(): Promise<void>
    /** Why `user` has not come, where it could not be read. */
    readonly userRead: Readable<UserRead>
    /** Reads all balances again, from every wallet. */
    refreshMoney(): Promise<void>
    /** The member has read a message. */
    seeMessage(message: { readonly id: string; readonly at: string }): void
    /** No message counts as unread any more. */
    seeMessages(): void
    remembered(): Promise<RememberedAccount | undefined>
  }
  readonly device: {
    /** Settles when the language shows, or cannot be had. */
    setLocale(locale: Locale): Promise<void>
    setTheme(theme: Theme): void
    /** Asks the member, by the browser's own prompt, whether to install the app. */
    install(): Promise<'accepted' | 'dismissed' | 'unavailable'>
    /** Opens an https address in a new window, without an opener. */
    open(url: string): void
    readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  }
  /** Comes late: only money asks for it. */
  readonly money: () => Promise<MoneyCalls>
  /** The view of each type of block; some load when they are first needed. */
  readonly views: Views
  readonly handwritten: Readonly<Record<string, ComponentType<{ props: Readonly<Record<string, unknown>> }>>>
  report(problem: Problem): void
  /** Left out where nobody counts. */
  readonly visits?: Visits | undefined
  /** Only where screens are developed. */
  readonly probe?: Probe | undefined
}
