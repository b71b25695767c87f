import ArrowDownToLine from 'lucide-react/dist/esm/icons/arrow-down-to-line.mjs'
import ArrowLeftRight from 'lucide-react/dist/esm/icons/arrow-left-right.mjs'
import ArrowUpFromLine from 'lucide-react/dist/esm/icons/arrow-up-from-line.mjs'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Cherry from 'lucide-react/dist/esm/icons/cherry.mjs'
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs'
import Crown from 'lucide-react/dist/esm/icons/crown.mjs'
import Dices from 'lucide-react/dist/esm/icons/dices.mjs'
import EyeOff from 'lucide-react/dist/esm/icons/eye-off.mjs'
import Eye from 'lucide-react/dist/esm/icons/eye.mjs'
import Fish from 'lucide-react/dist/esm/icons/fish.mjs'
import Gamepad2 from 'lucide-react/dist/esm/icons/gamepad-2.mjs'
import Gift from 'lucide-react/dist/esm/icons/gift.mjs'
import Globe from 'lucide-react/dist/esm/icons/globe.mjs'
import Headset from 'lucide-react/dist/esm/icons/headset.mjs'
import House from 'lucide-react/dist/esm/icons/house.mjs'
import Image from 'lucide-react/dist/esm/icons/image.mjs'
import Inbox from 'lucide-react/dist/esm/icons/inbox.mjs'
import Info from 'lucide-react/dist/esm/icons/info.mjs'
import Mail from 'lucide-react/dist/esm/icons/mail.mjs'
import Megaphone from 'lucide-react/dist/esm/icons/megaphone.mjs'
import Menu from 'lucide-react/dist/esm/icons/menu.mjs'
import Pause from 'lucide-react/dist/esm/icons/pause.mjs'
import Play from 'lucide-react/dist/esm/icons/play.mjs'
import Radio from 'lucide-react/dist/esm/icons/radio.mjs'
import RefreshCw from 'lucide-react/dist/esm/icons/refresh-cw.mjs'
import Spade from 'lucide-react/dist/esm/icons/spade.mjs'
import Ticket from 'lucide-react/dist/esm/icons/ticket.mjs'
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs'
import UserRound from 'lucide-react/dist/esm/icons/user-round.mjs'
import Volleyball from 'lucide-react/dist/esm/icons/volleyball.mjs'
import Wallet from 'lucide-react/dist/esm/icons/wallet.mjs'
import WifiOff from 'lucide-react/dist/esm/icons/wifi-off.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { moreIcons } from './moreIcons.ts'

/** What the shell, home and every loading or failing place draw at once; the others come in `moreIcons.ts`. */
export const icons = {
  menu: Menu,
  back: ChevronLeft,
  close: X,
  refresh: RefreshCw,
  check: Check,
  alert: TriangleAlert,
  home: House,
  service: Headset,
  mine: UserRound,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  wallet: Wallet,
  gift: Gift,
  vip: Crown,
  message: Mail,
  notice: Megaphone,
  language: Globe,
  eye: Eye,
  eyeOff: EyeOff,
  chevronRight: ChevronRight,
  chevronDown: ChevronDown,
  lottery: Ticket,
  dice: Dices,
  live: Radio,
  slots: Cherry,
  fish: Fish,
  sport: Volleyball,
  esport: Gamepad2,
  cards: Spade,
  info: Info,
  image: Image,
  offline: WifiOff,
  inbox: Inbox,
  pause: Pause,
  play: Play,
} as const

export type IconName = keyof typeof icons | keyof typeof moreIcons
