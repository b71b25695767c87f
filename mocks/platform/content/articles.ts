import type { Locale } from '../Locale.ts'
import { aboutSite } from './articles/aboutSite.ts'
import { deposits } from './articles/deposits.ts'
import { privacy } from './articles/privacy.ts'
import { rebates } from './articles/rebates.ts'
import { responsiblePlay } from './articles/responsiblePlay.ts'
import { terms } from './articles/terms.ts'
import { transfers } from './articles/transfers.ts'
import { withdrawals } from './articles/withdrawals.ts'
import type { Article } from './articles/writeArticle.ts'

/** Help and legal texts by the article type of the spec's help centre (§ 2); 5 is the terms, 6 privacy and age. */
const articles: Readonly<Record<number, Article>> = {
  1: deposits,
  2: withdrawals,
  3: transfers,
  4: rebates,
  5: terms,
  6: privacy,
  7: aboutSite,
  8: responsiblePlay,
}

/** The article of a type, in a language; undefined for a type there is none of. */
export function articleOf(type: number, locale: Locale): { title: string; content: string } | undefined {
  const article = articles[type]
  return article && { title: article.title[locale], content: article.content[locale] }
}
