import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isIn } from '../../../api/changeApi.ts'
import { languages } from '../../../../src/format/locales.ts'
import { comparable, searchWords } from '../../../../src/format/text/typedText.ts'
import { type Theme, themes } from '../../../../src/format/themes.ts'
import { functionOf, functionStops, type StopName, wayStops } from '../../../../src/format/wire/stops.ts'
import { browserStorage } from '../../../../src/platform/browserStorage.ts'
import { useEditChange } from '../../changes/useEditChange.ts'
import { useStops } from '../../changes/stops/useStops.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { newMessageId } from '../../facts/documents/noticeValue.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { changeName, ownedName } from '../../facts/names/changeName.ts'
import { stopText } from '../../facts/names/stopText.ts'
import { chooseTheme } from '../../kit/keptTheme.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { MOMENT_PATH } from '../../phone/past/momentLink.ts'
import { mayActAs } from '../../session/roles.ts'
import { useOperator, useSession } from '../../session/SessionProvider.tsx'
import { speak } from '../../words/createWords.ts'
import { type DeskLocale, deskLocales } from '../../words/DeskLocale.ts'
import { keepLanguage } from '../../words/keptLanguage.ts'
import { useWords } from '../../words/useWords.ts'
import type { Findable } from './Findable.ts'

/** As many releases as somebody may want to go back by, at night and by their number. */
const MOST_BACK = 200

/**
 * Words for what is done, as people of three languages type them, whichever the desk speaks. The verbs come first where
 * one of these is typed.
 */
const does = {
  stop: 'stop halt close emergency pause 긴급 중지 긴급중지 정지 중단 차단 막기 紧急 停止 暂停 关闭 急停',
  lift: 'lift reopen resume 해제 재개 다시열기 解除 恢复 重新开放',
  publish: 'publish deploy 배포 발행 게시 적용 发布 上线',
  rollBack: 'roll back rollback undo revert 롤백 되돌리기 복구 이전 回滚 回退 撤回 还原',
  add: 'new add create 새 추가 만들기 작성 新 新建 添加 创建',
  change: 'switch change edit 전환 바꾸기 편집 切换 更换 编辑',
  theme: 'theme 테마 主题',
  language: 'language 언어 语言',
  moment: 'play moment past 재생 과거 시점 播放 过去 时刻',
  phone: 'phone mobile qr 휴대폰 폰 핸드폰 手机 二维码',
  signOut: 'sign out logout leave 로그아웃 나가기 退出 登出 注销',
} as const

/** The things it is done to, in the same three languages. */
const things = {
  deposits: 'deposit deposits 입금 충전 存款 充值',
  withdrawals: 'withdrawal withdrawals payout 출금 환전 提款 提现',
  transfers: 'transfer transfers exchange 이동 환전 머니 转账 兑换',
  bets: 'game games bet bets 게임 베팅 游戏 投注',
  site: 'site everything all 사이트 전체 网站 全部 全站',
  notice: 'notice message 공지 알림 公告 通知',
  banner: 'banner 배너 横幅',
  dialog: 'dialog popup 팝업 다이얼로그 대화상자 弹窗 对话框',
  change: 'change draft 변경 变更',
} as const

const themeWords: Readonly<Record<Theme, string>> = {
  system: 'system device 시스템 기기 系统',
  light: 'light bright 라이트 밝은 浅色 亮色',
  dark: 'dark night 다크 다크모드 어두운 야간 深色 暗色 夜间',
}

const languageWords: Readonly<Record<DeskLocale, string>> = {
  kor: 'korean 한국어 韩语 韩文',
  cn: 'chinese 중국어 中文',
  en: 'english 영어 英语 英文',
}

/** Sheet that a verb opens once the search has closed. */
export type Sheet = { readonly stop: StopName } | 'phone'

/** Everything that the search can do, as things were when it opened: the list must not change under the hands. */
export function useVerbs(onOpen: (sheet: Sheet) => void): readonly Findable[] {
  const words = useWords()
  const { i18n } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const draft = useDraft()
  const session = useSession()
  const toasts = useToasts()
  const me = useOperator()
  const { changes, current, seq } = useDraftSnapshot()
  const { stops = [] } = useStops()
  const { begin, edit } = useEditChange()
  const [verbs] = useState(() => {
    const { t } = words
    const storage = browserStorage('localStorage')
    const notice = (search: '' | '?banner') => () =>
      navigate(`/messages/notices/${newMessageId('n', api.now(), Math.random)}${search}`)

    async function told(isDone: Promise<boolean>) {
      if (!(await isDone)) toasts.danger(t('parts.problem'))
    }

    async function beginChange() {
      await told(begin(''))
      navigate('/changes/mine')
    }

    // Whole functions first: the list is short, and there may be no time.
    const stopping = [...functionStops, ...wayStops].map((name) => {
      const isOn = stops.some((stop) => stop.name === name)
      const label = isOn ? t('stops.liftOf', { what: stopText(name, words) }) : stopText(name, words, 'Stop')
      const run = () => onOpen({ stop: name })
      return verb({ id: name, label, does: isOn ? does.lift : does.stop, about: things[functionOf(name)], run })
    })
    const editing =
      current === undefined || current.edits.length === 0
        ? []
        : [
            verb({
              id: 'publish',
              label: t('find.publish', { change: changeName(current, me.name, words) }),
              does: does.publish,
              about: things.change,
              run: () => navigate(`/changes/${current.id}`),
            }),
          ]
    const adding = (['notice', 'banner', 'dialog', 'change'] as const).map((thing) =>
      verb({
        id: `new ${thing}`,
        label: t(`find.${thing}`),
        does: does.add,
        about: things[thing],
        run: {
          notice: notice(''),
          banner: notice('?banner'),
          dialog: () => navigate(`/messages/dialogs/${newMessageId('own-d', api.now(), Math.random)}`),
          change: () => void beginChange(),
        }[thing],
      }),
    )
    const switching = changes
      .filter((change) => change.id !== current?.id && isIn(change, me.name))
      .map((change) =>
        verb({
          id: `edit ${change.id}`,
          label: t('find.switch', { change: ownedName(change, me.name, words) }),
          does: does.change,
          about: things.change,
          run: () => void told(edit(change)),
        }),
      )
    const back = Array.from({ length: Math.min(Math.max(seq - 1, 0), MOST_BACK) }, (_, ago) => seq - 1 - ago)
    const goingBack = back.map((number) =>
      verb({
        id: `back ${number}`,
        label: t('find.rollBack', { seq: number }),
        does: does.rollBack,
        run: () => navigate(`/history/${number}/rollback`),
      }),
    )
    const looking = [
      ...themes.map((theme) =>
        verb({
          id: `theme ${theme}`,
          label: `${t('theme.label')}: ${t(`theme.${theme}`)}`,
          does: `${does.theme} ${themeWords[theme]}`,
          run: () => chooseTheme(theme),
        }),
      ),
      ...deskLocales.map((locale) =>
        verb({
          id: `language ${locale}`,
          label: `${t('language.label')}: ${languages[locale].name}`,
          does: `${does.language} ${languageWords[locale]}`,
          run: () => void speak(i18n, locale).then(() => keepLanguage(storage, locale)),
        }),
      ),
      verb({ id: 'moment', label: t('find.moment'), does: does.moment, run: () => navigate(MOMENT_PATH) }),
      verb({ id: 'phone', label: t('phoneLink.show'), does: does.phone, run: () => onOpen('phone') }),
      verb({
        id: 'sign out',
        label: t('frame.signOut'),
        does: does.signOut,
        run: () => void draft.flush().then(session.leave),
      }),
    ]
    return [
      ...stopping,
      ...(mayActAs(me.role, 'editor') ? [...editing, ...adding, ...switching] : []),
      ...(mayActAs(me.role, 'publisher') ? goingBack : []),
      ...looking,
    ]
  })
  return verbs
}

interface VerbParts {
  readonly id: string
  readonly label: string
  /** Words for the verb, as people type them. */
  readonly does: string
  /** More words by which it is found, of the thing that it is done to. */
  readonly about?: string
  readonly run: () => void
}

function verb({ id, label, does: done, about = '', run }: VerbParts): Findable {
  // Korean and Chinese are often typed without a space.
  const words = comparable(`${label} ${label.replaceAll(' ', '')} ${done} ${about}`)
  return { id: `verb ${id}`, kind: 'verbs', label, words, does: searchWords(done), run }
}
