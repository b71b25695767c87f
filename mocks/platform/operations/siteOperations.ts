import { allOptionalParams } from '../../contract.ts'
import { banners, homeNotices, homePopup, links, repairTips, siteTitle } from '../content/appInfo.ts'
import { articleOf } from '../content/articles.ts'
import { noticesOf } from '../content/notices.ts'
import { pageOf } from '../history/paging.ts'
import type { OperationMap } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'

type SiteOperation =
  | 'getApp'
  | 'getVisitUrl'
  | 'getBannerList'
  | 'getHomeNotice'
  | 'getNoticeList'
  | 'getArticle'
  | 'getServicerUrl'

/** Site information, banners, notices and articles. */
export function siteOperations({ openedAt, settings }: Desks): Pick<OperationMap, SiteOperation> {
  return {
    getApp: (_, { locale }) => ({
      data: {
        title: siteTitle[locale],
        h5_url: links.h5,
        site_state: settings.siteOpen ? 1 : 0,
        repair_tips: settings.siteOpen ? '' : repairTips[locale],
        redpacket_switch: settings.redPacketsOn ? 1 : 0,
        index_modal: settings.homePopup ? 1 : 0,
        webcontent: homePopup[locale],
        // The address depends on where the demonstration is served from, so the app draws the code.
        ios_download_qrcode: '',
        ios_download_url: links.download,
        takes: [...allOptionalParams],
      },
    }),

    getVisitUrl(_, caller) {
      const member = caller.visitor()
      const referrer = member ? `&pid=${encodeURIComponent(member.inviteCode || member.id)}` : ''
      // The client makes it whole: it knows where the app is.
      return { data: { url: `${links.h5}#/login?type=1${referrer}` } }
    },

    getBannerList: (_, { locale }) => ({
      data: banners.map(({ src, link, title, text, button }) => ({
        src,
        link,
        title: title[locale],
        text: text[locale],
        button: button[locale],
      })),
    }),

    getHomeNotice: (_, { locale }) => ({ data: homeNotices.map((notice) => notice[locale]) }),

    getNoticeList({ page }, caller) {
      const { registeredAt } = caller.member()
      const notices = noticesOf(openedAt, caller.locale)
      const { rows, last, total } = pageOf(notices, page)
      const data = rows.map(({ at, ...notice }) => ({ ...notice, created_at: formatPlatformTime(at) }))
      const unread = notices.filter(({ at }) => at > registeredAt).length
      return { data: { data, last_page: last, total, unread, read_until: formatPlatformTime(registeredAt) } }
    },

    getArticle({ type }, { locale }) {
      const data = articleOf(type, locale)
      if (!data) throw new Refusal('notFound')
      return { data }
    },

    getServicerUrl: () => ({
      data: { url: links.chat, telegram_url: links.telegram, line_url: links.line },
    }),
  }
}
