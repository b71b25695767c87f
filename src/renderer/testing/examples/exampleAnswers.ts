import type { Answers } from './Example.ts'

/** One platform for all examples. */
export const exampleAnswers = {
  getBalance: { balance: '1284500', usd_balance: '320.5' },
  getBalanceList: [
    { name: '에볼루션 카지노', platname: 'evo', balance: '12000' },
    { name: '프라그마틱', platname: 'pp', balance: '0' },
    { name: '아시아 게이밍', platname: 'ag', balance: '350.25' },
  ],
  getTransRecord: {
    data: [
      { out_trade_no: 'D20261120001', amount: '100000', pay_way: 'bank', state: 2, created_at: '2026-11-20 14:03:11' },
      { out_trade_no: 'D20261121002', amount: '55000', pay_way: 'usdt', state: 1, created_at: '2026-11-21 09:41:00' },
      { out_trade_no: 'D20261121003', amount: '20000', pay_way: 'bank', state: 9, created_at: '2026-11-21 10:00:00' },
    ],
    last_page: 1,
  },
  getBetRecord: {
    data: [
      { bet_id: 'B1', bet_amount: '10000', win_loss: '14500', Code: '에볼루션 카지노', status: 1, created_at: '2026-11-21 09:30:00' },
      { bet_id: 'B2', bet_amount: '5000', win_loss: '-5000', Code: '프라그마틱', status: 1, created_at: '2026-11-21 09:20:00' },
      { bet_id: 'B3', bet_amount: '7000', win_loss: '0', Code: '아시아 게이밍', status: 2, created_at: '2026-11-21 09:10:00' },
    ],
    last_page: 1,
  },
  getGameList: [
    { category_id: 'realbet', app_state: 1, platform_name: 'evo', game_code: 'baccarat', name: '스피드 바카라', name_en: 'Speed Baccarat', mobile_img: 'demo/games/realbet-1.svg' },
    { category_id: 'realbet', app_state: 1, platform_name: 'evo', game_code: 'roulette', name: '룰렛', name_en: 'Roulette', mobile_img: 'demo/games/realbet-2.svg' },
    { category_id: 'realbet', app_state: 1, platform_name: 'evo', game_code: 'blackjack', name: '블랙잭', name_en: 'Blackjack', mobile_img: 'demo/games/realbet-3.svg' },
  ],
  getBannerList: [
    { src: 'demo/banners/welcome.svg', title: '신규 회원 보너스', link: '' },
    { src: 'demo/banners/deposit.svg', title: '첫 충전 이벤트', link: '' },
    { src: 'demo/banners/vip.svg', title: 'VIP 혜택', link: '' },
  ],
  getHomeNotice: ['11월 25일 06:00–07:00 서버 점검이 있습니다.', '새 게임이 추가되었습니다.'],
  getArticle: { title: '이용 약관', content: '<h1>이용 약관</h1><p>만 <b>18세</b> 이상만 이용할 수 있습니다.</p><ul><li>한 사람이 한 계정만</li><li><a href="#/kefu">고객센터</a></li></ul>' },
  getUserVip: [
    { level: 1, recharge: '0', flow: '0', realperson: '0.3', sport: '0.3', e_sport: '0.3', joker: '0.3', electron: '0.3', lottery: '0.1' },
    { level: 2, recharge: '1000000', flow: '5000000', realperson: '0.4', sport: '0.4', e_sport: '0.4', joker: '0.4', electron: '0.4', lottery: '0.15' },
  ],
  getUser: { id: '7', username: 'demo01', realname: '김하늘', avatar: 'demo/avatars/3.svg', current_vip: 'VIP3', joinday: 128, paysum: '3200000', isagent: 0, balance: '1284500', transferstatus: 1 },
  getPayInfo: {
    deposit_no: 'D20261121002',
    info: { amount: '55', created_at: '2026-11-21 09:41:00', paytype: 'usdt-trc20' },
    cardlist: { mch_id: 'TQ5sR7zVhJ3mZ8xY2kLpNw9dFbCe4uGa1T', content: 'TQ5sR7zVhJ3mZ8xY2kLpNw9dFbCe4uGa1T' },
  },
  getServicerUrl: { url: 'https://service.example/chat', telegram_url: 'https://t.example/play', line_url: '' },
  applyAgent: null,
} satisfies Answers
