import { isAddress } from '../text/isAddress.ts'
import { isObject } from '../value/isObject.ts'

/** Trials are numbered apart from releases, from here on: what a phone shows is one number. */
export const FIRST_TRIAL = 1_000_000_000

/** A release that goes first to a share of the devices, as a head names it. */
export interface HeadTrial {
  /** Number by which a phone that plays it reports it. */
  readonly seq: number
  /** The address of its manifest. */
  readonly sha: string
  /** How many of ten thousand devices play it. */
  readonly share: number
  /** From 0 to 9999, of this trial alone: it is not always the same devices that try. */
  readonly salt: number
}

/**
 * Whether a device is among those that play a trial: as many of all as the share says, since their numbers are random,
 * and a larger share has all devices of a smaller one.
 * @param deviceNumber from 0 to 9999
 */
export const isTrying = (deviceNumber: number, { salt, share }: Pick<HeadTrial, 'salt' | 'share'>): boolean =>
  (deviceNumber + salt) % 10_000 < share

/** A share that is not a number is nobody's. */
export const isHeadTrial = (value: unknown): value is HeadTrial =>
  isObject(value) && typeof value['seq'] === 'number' && isAddress(value['sha'])
