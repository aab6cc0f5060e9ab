import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import type { Demand, FoundMedium, Original } from '../../media/index.ts'
import type { SignFacts, WantedMedium } from './sign-facts.ts'

/** The media of the catalogue's signs, on top of `Media`. One for a server. */
export type SignMedia = {
  /**
   * The sign as far as its media go; undefined when there is none (any more). A few seconds old at most, and never older
   * than this revision of it.
   */
  findFacts(signId: string, revision?: number): Promise<SignFacts | undefined>
  /** A medium, made now if need be; undefined where the sign has none of that type. */
  find(sign: SignFacts, medium: WantedMedium, demand?: Demand): Promise<FoundMedium | undefined>
  /** A medium that was brought in for a sign, the replaced ones too; undefined when there is none. */
  findOriginalFacts(mediumId: string): Promise<OriginalFacts | undefined>
  /** What was once brought in for a sign, as it came; a drawing cleaned. */
  findOriginal(original: Original, demand?: Demand): Promise<FoundMedium>
  /** Makes media before they are asked for. */
  readonly preparations: Preparations
  /** Cancels the preparations; before `Media` stops. */
  stop(): Promise<void>
}

export type OriginalFacts = Original & { readonly slug: string; readonly type: SignMediaType }

/** A medium that somebody is about to ask for. */
export type ExpectedMedium = WantedMedium & { readonly signId: string }

export type Preparations = {
  /**
   * Makes the first of these media in the background, in this order. `key` is the queue key of who will ask for them; a
   * second call for the same key replaces the first. Never fails and never waits.
   */
  start(key: string, media: readonly ExpectedMedium[]): void
  /** Cancels all of them. */
  stop(): Promise<void>
}
