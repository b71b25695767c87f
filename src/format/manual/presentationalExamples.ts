import type { ManualExample } from './ManualExample.ts'

/** Blocks that show something or switch it. */
export const presentationalExamples = {
  stats: {
    sources: { balance: { call: 'getBalance' } },
    part: {
      type: 'stats',
      id: 'balance',
      hideable: true,
      refresh: ['balance'],
      items: [
        { label: 'wallet.main', value: '=data.balance.balance', as: 'krw', emphasis: true },
        { label: 'wallet.dollars', value: '=data.balance.usd_balance', as: 'usdt' },
      ],
    },
  },
  cells: {
    part: {
      type: 'cells',
      id: 'security',
      items: [
        { label: 'userInfo.title', hint: 'userCent.profile', icon: 'user', do: [{ go: '/userInfo' }] },
        { label: 'password.title', icon: 'shield', do: [{ go: '/password', query: { type: '1' } }] },
      ],
    },
  },
  cards: {
    sources: { games: { call: 'getGameList' } },
    part: {
      type: 'cards',
      id: 'games',
      source: 'games',
      key: '=row.game_code',
      where: '=row.app_state == 1',
      card: {
        title: "=session.locale == 'en' ? row.name_en : row.name",
        image: '=row.mobile_img',
        do: [{ go: '/gamePage', query: { name: '=row.name', code: '=row.game_code' } }],
      },
      empty: 'home.noGames',
    },
  },
  carousel: {
    sources: { banners: { call: 'getBannerList', with: { type: 2 } } },
    part: {
      type: 'carousel',
      id: 'banners',
      label: 'home.banners',
      source: 'banners',
      key: '=row.src',
      autoplay: '=settings.carousel.banner',
      slide: { image: '=row.src', alt: 'home.banners' },
    },
  },
  noticeBar: {
    sources: { notices: { call: 'getHomeNotice' } },
    part: {
      type: 'noticeBar',
      id: 'notices',
      label: 'home.news',
      place: 'home',
      source: 'notices',
      key: '=row',
      text: '=row',
    },
  },
  article: {
    sources: { terms: { call: 'getArticle', with: { type: 5 } } },
    part: { type: 'article', id: 'terms', title: '=data.terms.title', html: '=data.terms.content' },
  },
  table: {
    part: {
      type: 'table',
      id: 'networks',
      title: 'usdtmore.compare',
      columns: [{ label: 'usdtmore.point' }, { label: 'usdtmore.tron' }, { label: 'usdtmore.ethereum' }],
      items: [['usdtmore.fee', 'usdtmore.feeLow', 'usdtmore.feeHigh']],
    },
  },
  buttons: {
    part: {
      type: 'buttons',
      id: 'shortcuts',
      layout: 'icons',
      items: [{ label: 'recharge.title', icon: 'deposit', variant: 'primary', do: [{ go: '/recharge' }] }],
    },
  },
  text: {
    part: {
      type: 'text',
      id: 'note',
      text: { copy: 'usdtmore.noteMinimum', with: { min: { value: '=settings.withdrawal.usdtMin', as: 'usdt' } } },
      tone: 'info',
      boxed: true,
    },
  },
  image: { part: { type: 'image', id: 'face', avatar: 'user', alt: 'userInfo.avatar', shape: 'round' } },
  profile: {
    part: {
      type: 'profile',
      id: 'member',
      avatar: '=user.avatar',
      name: '=user.username',
      tag: { copy: 'vip.level', with: { level: '=user.vip' } },
      lines: [{ label: 'wallet.main', value: '=user.balance', as: 'krw' }],
    },
  },
  countdown: {
    query: { deposit_no: {} },
    sources: { order: { call: 'getPayInfo', with: { deposit_no: '=query.deposit_no' } } },
    part: {
      type: 'countdown',
      id: 'left',
      label: 'payInfo.timeLeft',
      until: '=parseTime(data.order.info.created_at) + settings.recharge.orderMinutes * 60000',
      done: 'payInfo.timeOver',
      end: [{ reload: 'order' }],
    },
  },
  copyable: {
    sources: { codes: { call: 'getPayCode', with: { type: 'usdt-trc20' } } },
    part: {
      type: 'copyable',
      id: 'address',
      label: { copy: 'payInfo.address', with: { network: '=data.codes[0].mch_id' } },
      value: '=data.codes[0].content',
      qr: true,
      copied: 'payInfo.addressCopied',
    },
  },
  progress: {
    part: { type: 'progress', id: 'level', label: 'vip.progress', value: '=min(100, double(user.paysum) / 1000)' },
  },
  frame: {
    part: { type: 'frame', id: 'page', title: 'zhanzhuye.title', src: '=settings.sponsors[0].url', full: true },
  },
  steps: {
    part: {
      type: 'steps',
      id: 'how',
      title: 'usdtmore.how',
      items: [{ title: 'usdtmore.step1' }, { title: 'usdtmore.step2' }],
      current: 1,
    },
  },
  switch: {
    sources: { member: { call: 'getUser' } },
    part: {
      type: 'switch',
      id: 'automatic',
      label: 'transfer.auto',
      on: '=data.member.transferstatus == 1',
      do: [{ call: 'updateTransferStatus', with: { transferstatus: '=on ? 1 : 0' } }, { reload: 'member' }],
    },
  },
  upload: {
    part: {
      type: 'upload',
      id: 'avatar',
      label: 'userInfo.avatar',
      hint: 'userInfo.avatarHint',
      src: '=user.avatar',
      do: [{ refresh: 'user' }],
    },
  },
} satisfies Readonly<Record<string, ManualExample>>
