// Generated from schemas/platform.json by `npm run generate`. Do not edit.
import type { Big } from 'big.js'

export interface paths {
    readonly "/api/app": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Site information. */
        readonly post: operations["getApp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/logoff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends the session. */
        readonly post: operations["logoff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/balance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Balances of the main wallet and of the dollar wallet. */
        readonly post: operations["getBalance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The member who is logged in. */
        readonly post: operations["getUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/refreshusermoney": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reads all balances anew; the answer replaces the stored user. */
        readonly post: operations["refreshUserMoney"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens a session. */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login_pc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens a session; another spelling of login. Payload not given by the specification; chosen here. */
        readonly post: operations["loginPc"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login_token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Lends a token that login takes in place of the member's password and for nothing else, until the platform revokes it, as after a changed password. A device that remembers the account keeps it in place of the password. Not of the specification; a platform may do without it. */
        readonly post: operations["createLoginToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/register2": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens an account and a session. */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens an account; another spelling of register. Payload not given by the specification; chosen here. */
        readonly post: operations["registerV1"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens an account; another spelling of register. Payload not given by the specification; chosen here. */
        readonly post: operations["registerV2"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/uploadimg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores a picture as the avatar. */
        readonly post: operations["uploadImage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/updateuserinfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes the contact data. */
        readonly post: operations["updateUserInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/editPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes the login password. */
        readonly post: operations["editPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/editPayPassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes the pay password. */
        readonly post: operations["editPayPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/uptransferstatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turns the automatic transfer on or off. */
        readonly post: operations["updateTransferStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/game/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Games of all categories. */
        readonly get: operations["getGameList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getVisitUrl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Address to share. */
        readonly get: operations["getVisitUrl"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bannerList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Banners of a place; home is type 2. */
        readonly post: operations["getBannerList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/homenotice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Notices for home, as texts. */
        readonly post: operations["getHomeNotice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/noticeList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Notices, page by page. */
        readonly post: operations["getNoticeList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/article": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A help or terms article. */
        readonly post: operations["getArticle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getGameUrl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Address that opens a game, for use once. */
        readonly post: operations["getGameUrl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/gamelistBycode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Games of a platform code. */
        readonly post: operations["getGameListByCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getSonGame": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sub-games of a platform and category. */
        readonly post: operations["getSonGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getservicerurl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Addresses of customer service. */
        readonly post: operations["getServicerUrl"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getAgentLoginUrl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Address of the agent site. */
        readonly get: operations["getAgentLoginUrl"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/activitytype": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Activity types. */
        readonly post: operations["getActivityTypes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/activitylist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Activities, of one type or all. */
        readonly post: operations["getActivityList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/activitydeatil": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One activity. */
        readonly post: operations["getActivityDetail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/doactivityapply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Applies to an activity. */
        readonly post: operations["applyActivity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/activityApplyLog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Applications, page by page. */
        readonly post: operations["getActivityApplyLog"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/userredpacket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Claims left and the rules. */
        readonly get: operations["getUserRedPacket"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/douserredpacket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Claims a red packet. */
        readonly post: operations["claimRedPacket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/redpacket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Red packets, page by page. */
        readonly post: operations["getRedPacketRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/uservip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The ten VIP levels, lowest first. */
        readonly post: operations["getUserVip"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/applyagentdo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Applies to become an agent. */
        readonly post: operations["applyAgent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/agent/team/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Size and balance of the team. */
        readonly get: operations["getAgentTeamInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/agent/team/funds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Deposits and withdrawals of the team. */
        readonly get: operations["getAgentTeamFunds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/agent/invite_code/save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets the invite code, once. */
        readonly post: operations["saveInviteCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/agent/children": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Members directly below one member. */
        readonly get: operations["getAgentChildren"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/agent/find_member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where a member of the own team stands (not given by the specification; chosen here). */
        readonly get: operations["findAgentMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/agent_transfer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves money between the agent and a member below. */
        readonly post: operations["agentTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/return_agent_money_change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All that moved the agent balance, such as returns, transfers with the team and withdrawals, newest first, page by page. */
        readonly get: operations["getReturnAgentMoneyChange"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/agent_withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraws from the agent balance. */
        readonly post: operations["agentWithdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/balancelist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Game wallets. */
        readonly post: operations["getBalanceList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/transall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves all game balances back to the main wallet. */
        readonly post: operations["transferAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/transfer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves money between the main wallet and a game wallet. */
        readonly post: operations["transfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getBetAmount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turnover still needed before a withdrawal. */
        readonly post: operations["getBetAmount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getcard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Saved bank cards or USDT addresses. */
        readonly post: operations["getCards"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/delcard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Removes a saved card. */
        readonly post: operations["deleteCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bindcard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Saves a bank card or a USDT address. */
        readonly post: operations["bindCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/banklist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Banks a card may belong to. */
        readonly post: operations["getBankList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraws KRW to a bank or USDT to an address; the card says which. */
        readonly post: operations["withdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getpaycode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Codes or addresses of a pay way. */
        readonly post: operations["getPayCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getPayRange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Smallest and largest deposit of a pay way. */
        readonly post: operations["getPayRange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/get_pay_way": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Pay ways on offer. */
        readonly get: operations["getPayWays"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recharge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Orders a deposit; the message usdtpay means that payment information follows. */
        readonly post: operations["recharge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getpaybank": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bank accounts that receive deposits. */
        readonly post: operations["getPayBank"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payinfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A deposit order and where to pay it; the message says the kind. */
        readonly post: operations["getPayInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recharge_cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels a pending deposit. */
        readonly post: operations["cancelRecharge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/withdraw_cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels a pending withdrawal. */
        readonly post: operations["cancelWithdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/balance_transfer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Exchanges KRW and USDT. */
        readonly post: operations["exchange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user_transfer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends money to another member. Path not given by the specification; chosen here. */
        readonly post: operations["userTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getfanshui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rebates, page by page, with the claimed and unclaimed sums. */
        readonly post: operations["getRebates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/dofanshui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Claims the unclaimed rebates. */
        readonly post: operations["claimRebates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/betrecord": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bets, page by page. */
        readonly post: operations["getBetRecord"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/gettransrecord": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Transactions, page by page. */
        readonly post: operations["getTransRecord"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/bet/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Bets of a date range, page by page. Path not given by the specification; chosen here. */
        readonly get: operations["getBetList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/money_change/type": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Kinds of ledger entry. */
        readonly get: operations["getMoneyChangeTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/money_change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ledger of a date range or of one day, page by page. */
        readonly get: operations["getMoneyChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/winloss": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Profit and loss of a period. */
        readonly post: operations["getWinLoss"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/interest/order/rate_list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Rebate orders, page by page. */
        readonly get: operations["getRebateOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lottery/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lotteries on offer. */
        readonly get: operations["getLotteryList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lottery/play": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What may be bet on, and the payouts. */
        readonly post: operations["getLotteryPlays"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lottery/times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The period open now. */
        readonly post: operations["getLotteryTimes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lottery/loadopencode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The draw of one period. */
        readonly post: operations["getLotteryDraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lottery/opencode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Past draws, page by page. */
        readonly post: operations["getLotteryDraws"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lottery/submit_order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Places bets on the open period. */
        readonly post: operations["submitLotteryOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lottery/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lottery bets, page by page. */
        readonly get: operations["getLotteryOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description No data the app reads; the client hands on null whatever arrives. */
        readonly Nothing: null;
        /** @description The envelope of every answer that is not a success, whatever its HTTP status (200 included). */
        readonly Refusal: {
            /** @description Any code but 200; 401 means that the login has expired. */
            readonly code: number;
            /** @description A sentence in the language of the lang header, shown to the member. */
            readonly message: string;
            /** @description Nothing the app reads. */
            readonly data?: unknown;
        };
        readonly AppInfo: {
            /** @description Name of the site. */
            readonly title: string;
            /** @description Address of the mobile site. */
            readonly h5_url: string;
            /** @description 1 open, 0 maintenance. */
            readonly site_state: number;
            /** @description Text shown alone during maintenance. */
            readonly repair_tips: string;
            /** @description 1 while red packets are paid out, else 0. */
            readonly redpacket_switch: number;
            /** @description 1 when webcontent opens as a popup on home, else 0. */
            readonly index_modal: number;
            /** @description Content of the popup on home. */
            readonly webcontent: string;
            /** @description Picture of the QR code of the app download; empty when the app is to draw the code of the address. */
            readonly ios_download_qrcode: string;
            /**
             * Format: uri-reference
             * @description Address of the app download; the client makes a relative one whole.
             */
            readonly ios_download_url: string;
        };
        readonly Balance: {
            /**
             * Format: decimal
             * @description Main wallet in KRW.
             */
            readonly balance: Big;
            /**
             * Format: decimal
             * @description Dollar balance in USDT.
             */
            readonly usd_balance: Big;
        };
        readonly UserInfo: {
            readonly id: string;
            readonly username: string;
            readonly realname: string;
            /** @description Empty when not given. */
            readonly mobile: string;
            /** @description Empty when not given. */
            readonly email: string;
            /** @description YYYY-MM-DD, or null when not given. */
            readonly birthday: string | null;
            /** @description Address of the picture. */
            readonly avatar: string;
            /** @description Name of the level, for example VIP3. */
            readonly current_vip: string;
            /** @description Level number; the client takes it from the text after the letter P of current_vip. */
            readonly vip: number;
            /** @description Days since registration. */
            readonly joinday: number;
            /**
             * Format: decimal
             * @description Cumulative deposit in KRW.
             */
            readonly paysum: Big;
            /**
             * Format: decimal
             * @description Cumulative turnover in KRW, for the progress towards a VIP level; absent where the platform does not tell it (not given by the specification; chosen here).
             */
            readonly flowsum?: Big;
            /** @description 1 for an agent, else 0. */
            readonly isagent: number;
            /**
             * Format: decimal
             * @description Main wallet in KRW.
             */
            readonly balance: Big;
            /**
             * Format: decimal
             * @description Sum of the game wallets in KRW.
             */
            readonly gameblance: Big;
            /**
             * Format: decimal
             * @description Dollar balance in USDT.
             */
            readonly usd_balance: Big;
            /**
             * Format: decimal
             * @description Agent balance in KRW.
             */
            readonly agent_balance: Big;
            /** @description Empty while no code is set. */
            readonly invite_code: string;
            /** @description 1 when money moves to a game by itself, 0 when the member moves it. */
            readonly transferstatus: number;
            /**
             * Format: decimal
             * @description ERC20 withdrawal fee in USDT.
             */
            readonly withdrawcashfee: Big;
            /**
             * Format: decimal
             * @description TRC20 withdrawal fee in USDT.
             */
            readonly withdrawfeeusdttrc: Big;
            /**
             * Format: decimal
             * @description Won for one USDT at this moment; absent where the platform tells it only by the exchange (not given by the specification; chosen here).
             */
            readonly rate?: Big;
        };
        readonly LoginToken: {
            /** @description As long as a password may be: 32 characters at most. */
            readonly login_token: string;
        };
        readonly LoginResult: {
            /** @description Bearer token of the session. */
            readonly api_token: string;
        };
        readonly UploadedImage: {
            /** @description Address of the stored picture; it is the avatar from now on (not given by the specification; chosen here). */
            readonly url: string;
        };
        readonly Link: {
            /**
             * Format: uri-reference
             * @description Address to open; the client makes a relative one whole.
             */
            readonly url: string;
        };
        readonly ServiceLinks: {
            /** @description Address of the chat service. */
            readonly url: string;
            /** @description Address of the Telegram account. */
            readonly telegram_url: string;
            /** @description Address of the Line account. */
            readonly line_url: string;
        };
        readonly Game: {
            /** @description realbet, joker, gaming, sport, fishing, lottery or concise. */
            readonly category_id: string;
            /** @description 1 enabled; other games are not shown. */
            readonly app_state: number;
            /** @description Code of the game platform. */
            readonly platform_name: string;
            /** @description Code of the game within its platform; empty for the platform itself, whose games getSonGame lists. */
            readonly game_code: string;
            /** @description Language code the platform is opened with. */
            readonly lang: string;
            readonly name: string;
            readonly name_en: string;
            /** @description Address of the tile. */
            readonly mobile_img: string;
            /** @description Name as the sub-game lists spell it. */
            readonly gamename?: string;
            /** @description Tile as the sub-game lists spell it. */
            readonly gamepic?: string;
            /** @description Category as the sub-game lists spell it. */
            readonly catecode?: string;
        };
        readonly SubGame: {
            readonly gamename: string;
            /** @description Address of the tile. */
            readonly gamepic: string;
            /** @description Category, as category_id of a game. */
            readonly catecode: string;
            /** @description Code of the game platform (not given by the specification; chosen here). */
            readonly platform_name: string;
            /** @description Code of the game within its platform (not given by the specification; chosen here). */
            readonly game_code: string;
            /** @description Language code the platform is opened with (not given by the specification; chosen here). */
            readonly lang: string;
            /** @description English name (not given by the specification; chosen here). */
            readonly name_en: string;
            /** @description 1 enabled (not given by the specification; chosen here). */
            readonly app_state: number;
        };
        readonly Banner: {
            /** @description Address of the picture. */
            readonly src: string;
            /** @description What the picture says, for those who do not see it (not given by the specification; chosen here). */
            readonly title?: string;
            /** @description Route of the app that the banner opens (not given by the specification; chosen here). */
            readonly link?: string;
        };
        readonly Notice: {
            /** @description Identity of the row; the client makes one up from the row when it is absent (not given by the specification; chosen here). */
            readonly id: string;
            readonly title: string;
            readonly content: string;
            /** Format: platform-time */
            readonly created_at: string;
        };
        readonly Article: {
            /** @description Heading of the article (not given by the specification; chosen here). */
            readonly title: string;
            readonly content: string;
        };
        readonly ActivityType: {
            readonly id: string;
            readonly name: string;
        };
        readonly Activity: {
            readonly id: string;
            readonly title: string;
            /** @description Address of the picture. */
            readonly banner: string;
            readonly content: string;
            /** @description Rules of the activity. */
            readonly memo: string;
        };
        readonly ActivityApplication: {
            /** @description Identity of the row; the client makes one up from the row when it is absent (not given by the specification; chosen here). */
            readonly id: string;
            /** @description Id of the activity; without it the app tells by the name (not given by the specification; chosen here). */
            readonly activity_id?: string;
            readonly activity_name: string;
            /** Format: platform-time */
            readonly created_at: string;
            /** @description 0 and 4 undetermined, 1 pending review, 2 approved, 3 rejected. */
            readonly state: number;
        };
        readonly RedPacketRule: {
            /** @description Start of the daily window, HH:mm:ss in UTC+8. */
            readonly start_time: string;
            /** @description End of the daily window, HH:mm:ss in UTC+8. */
            readonly end_time: string;
            /**
             * Format: decimal
             * @description Turnover of the day needed.
             */
            readonly day_flow: Big;
            /**
             * Format: decimal
             * @description Turnover needed before the bonus may be withdrawn.
             */
            readonly flow_money: Big;
            /**
             * Format: decimal
             * @description Cumulative deposit needed.
             */
            readonly recharge: Big;
        };
        readonly RedPacketInfo: {
            /** @description Claims left. */
            readonly sendnums: number;
            /** @description Claims made. */
            readonly acquirednum: number;
            /** @description Claims in all. */
            readonly max_times: number;
            readonly rules: readonly components["schemas"]["RedPacketRule"][];
        };
        readonly RedPacketWin: {
            /**
             * Format: decimal
             * @description Amount won.
             */
            readonly redpacketmoney: Big;
        };
        readonly RedPacketRecord: {
            /** @description Identity of the row; the client makes one up from the row when it is absent (not given by the specification; chosen here). */
            readonly id: string;
            /**
             * Format: decimal
             * @description Deposit the packet was given for.
             */
            readonly money: Big;
            /**
             * Format: decimal
             * @description Amount won.
             */
            readonly redpacketmoney: Big;
            /** Format: platform-time */
            readonly created_at: string;
            /**
             * Format: platform-time
             * @description When it was claimed, null before.
             */
            readonly usetime: string | null;
        };
        readonly VipLevel: {
            /** @description Level number, 1 to 10; the position in the list when absent (not given by the specification; chosen here). */
            readonly level?: number;
            /**
             * Format: decimal
             * @description Cumulative deposit needed.
             */
            readonly recharge: Big;
            /**
             * Format: decimal
             * @description Turnover needed.
             */
            readonly flow: Big;
            /**
             * Format: decimal
             * @description Live casino rebate in percent.
             */
            readonly realperson: Big;
            /**
             * Format: decimal
             * @description Sports rebate in percent.
             */
            readonly sport: Big;
            /**
             * Format: decimal
             * @description E-sports rebate in percent.
             */
            readonly e_sport: Big;
            /**
             * Format: decimal
             * @description Board and card rebate in percent.
             */
            readonly joker: Big;
            /**
             * Format: decimal
             * @description Slots rebate in percent.
             */
            readonly electron: Big;
            /**
             * Format: decimal
             * @description Lottery rebate in percent.
             */
            readonly lottery: Big;
        };
        readonly AgentTeamInfo: {
            /** @description Agents in the team. */
            readonly agent_total: number;
            /** @description Members in the team. */
            readonly user_total: number;
            /**
             * Format: decimal
             * @description Balance of the team in KRW.
             */
            readonly balance_total: Big;
        };
        readonly AgentTeamFunds: {
            /**
             * Format: decimal
             * @description Deposits of the team in KRW.
             */
            readonly recharge: Big;
            /**
             * Format: decimal
             * @description Withdrawals of the team in KRW.
             */
            readonly withdraw: Big;
        };
        readonly AgentChild: {
            readonly id: string;
            readonly username: string;
            /** Format: decimal */
            readonly balance: Big;
            /** @description Id of the parent. */
            readonly pid: string;
            readonly children?: readonly components["schemas"]["AgentChild"][];
            /** @description True when nobody stands below. */
            readonly noChild?: boolean;
        };
        readonly GameWallet: {
            /** @description Name shown. */
            readonly name: string;
            /** @description Code of the wallet; userbalance is the main wallet. */
            readonly platname: string;
            /**
             * Format: decimal
             * @description Balance in KRW.
             */
            readonly balance: Big;
        };
        readonly BetAmount: {
            /**
             * Format: decimal
             * @description Turnover still needed before a withdrawal.
             */
            readonly bet_amount: Big;
        };
        readonly Card: {
            readonly id: string;
            /** @description Name of the bank, or USDT. */
            readonly bank: string;
            /** @description Account holder; for USDT the chain, TRC20 or ERC20. */
            readonly bank_owner: string;
            /** @description Account number or address. */
            readonly bank_no: string;
            /** @description Branch; empty for USDT. */
            readonly bank_address: string;
            /** @description Address of the mark of the bank. */
            readonly ico: string;
        };
        readonly Bank: {
            readonly bank_name: string;
            /** @description Address of the mark of the bank (not given by the specification; chosen here). */
            readonly ico?: string;
        };
        readonly PayCode: {
            /** @description Sent back as bank_id of a deposit (not given by the specification; chosen here). */
            readonly id: string;
            /** @description What the code belongs to: the chain (TRC20, ERC20) or the wallet. */
            readonly mch_id: string;
            /** @description Address to pay to, or the text of the QR code. */
            readonly content: string;
        };
        readonly PayRange: {
            /**
             * Format: decimal
             * @description Smallest deposit.
             */
            readonly min_price: Big;
            /**
             * Format: decimal
             * @description Largest deposit.
             */
            readonly max_price: Big;
        };
        readonly PayWays: {
            /** @description 1 when bank transfer is offered. */
            readonly card: number;
            /** @description 1 when USDT is offered. */
            readonly usdt: number;
            /** @description 1 when wechat is offered (not given by the specification; chosen here). */
            readonly wechat?: number;
            /** @description 1 when alipay is offered (not given by the specification; chosen here). */
            readonly alipay?: number;
        };
        readonly DepositOrder: {
            /** @description Number of the deposit order (not given by the specification; chosen here). */
            readonly deposit_no: string;
        };
        readonly PayBank: {
            /** @description Sent back as bank_id of a deposit (not given by the specification; chosen here). */
            readonly id: string;
            readonly bank_no: string;
            readonly bank_owner: string;
            readonly bank_data: {
                readonly bank_name: string;
            };
        };
        readonly PayInfo: {
            readonly deposit_no: string;
            readonly info: {
                /** Format: decimal */
                readonly amount: Big;
                /** Format: platform-time */
                readonly created_at: string;
                /** @description bank, wechat, alipay or usdt. */
                readonly paytype: string;
            };
            readonly cardlist: {
                /** @description The chain or the wallet; empty for a bank. */
                readonly mch_id: string;
                /** @description Address to pay to, or the text of the QR code; empty for a bank. */
                readonly content: string;
                /** @description Bank of a bank deposit (not given by the specification; chosen here). */
                readonly bank_name?: string;
                /** @description Account number of a bank deposit (not given by the specification; chosen here). */
                readonly bank_no?: string;
                /** @description Account holder of a bank deposit (not given by the specification; chosen here). */
                readonly bank_owner?: string;
            };
        };
        readonly RebateRecord: {
            /** @description Identity of the row; the client makes one up from the row when it is absent (not given by the specification; chosen here). */
            readonly id: string;
            readonly gamename: string;
            /**
             * Format: decimal
             * @description Rebate in KRW.
             */
            readonly money: Big;
            /** Format: platform-time */
            readonly created_at: string;
            /**
             * Format: platform-time
             * @description When it was processed.
             */
            readonly updated_at: string | null;
            /** @description 0 not yet processed. */
            readonly state: number;
        };
        readonly Rebates: {
            readonly list: readonly components["schemas"]["RebateRecord"][];
            /**
             * Format: decimal
             * @description Claimed amount in KRW.
             */
            readonly jisuan: Big;
            /**
             * Format: decimal
             * @description Unclaimed amount in KRW.
             */
            readonly nojisuan: Big;
            /** @description Number of the last page (not given by the specification; chosen here). */
            readonly last_page: number;
        };
        readonly BetRecord: {
            readonly bet_id: string;
            /** Format: decimal */
            readonly bet_amount: Big;
            /** Format: decimal */
            readonly win_loss: Big;
            /** @description Game or platform the bet was placed on. */
            readonly Code: string;
            /** @description 0 invalid, 1 settled, 2 unsettled. */
            readonly status: number;
            /** Format: platform-time */
            readonly created_at: string;
        };
        readonly TransactionRecord: {
            /** @description Number of the order. */
            readonly out_trade_no: string;
            /** Format: decimal */
            readonly amount: Big;
            /** @description How it was paid, or the wallet of a transfer. */
            readonly pay_way: string;
            /** @description Types 1 and 2: 0 undefined, 1 pending review, 2 approved, 3 rejected. Types 3 and 4: 0 failed, 1 success, 2 pending settlement, 3 undefined. */
            readonly state: number;
            /** Format: platform-time */
            readonly created_at: string;
        };
        readonly LedgerType: {
            /** @description Sent back as type (not given by the specification; chosen here). */
            readonly id: string;
            /** @description Name shown (not given by the specification; chosen here). */
            readonly name: string;
        };
        readonly LedgerEntry: {
            /** @description Identity of the row; the client makes one up from the row when it is absent (not given by the specification; chosen here). */
            readonly id: string;
            readonly remark: string;
            /**
             * Format: decimal
             * @description Change; negative when money leaves.
             */
            readonly money: Big;
            /**
             * Format: decimal
             * @description Balance after the change.
             */
            readonly money_after: Big;
            /**
             * @description What money and money_after are in; won when it is absent (not given by the specification; chosen here).
             * @enum {string}
             */
            readonly currency?: "krw" | "usdt";
            /** Format: platform-time */
            readonly created_at: string;
        };
        /** @description What came of an exchange; null or empty where the platform does not say (not given by the specification; chosen here). */
        readonly ExchangeResult: {
            /**
             * Format: decimal
             * @description Amount received, in the currency received.
             */
            readonly received?: Big;
            /**
             * Format: decimal
             * @description Won for one USDT, as it was applied.
             */
            readonly rate?: Big;
        } | null;
        readonly WinLoss: {
            /**
             * Format: decimal
             * @description Profit, negative for a loss.
             */
            readonly win_loss: Big;
            /**
             * Format: decimal
             * @description Sum of the bets.
             */
            readonly bet_money: Big;
            /**
             * Format: decimal
             * @description Sum of the winnings.
             */
            readonly win_money: Big;
        };
        readonly RebateOrder: {
            /** @description Number of the order. */
            readonly order_sn: string;
            /** Format: platform-time */
            readonly created_at: string;
            /**
             * Format: decimal
             * @description Amount the rebate is counted on, in KRW.
             */
            readonly balance: Big;
            /**
             * Format: decimal
             * @description Rebate rate in percent.
             */
            readonly rate: Big;
            /**
             * Format: decimal
             * @description Rebate in KRW.
             */
            readonly rate_money: Big;
            /** @description Draw, comma-separated; null before it. */
            readonly opencode: string | null;
            /** @description What was bet on. */
            readonly bet_code: string;
            /** @description What was bet on in words, such as "Sum 11" where bet_code is 11; shown in its place (not given by the specification; chosen here). */
            readonly bet_title?: string;
        };
        readonly LotteryEntry: {
            /** @description Board of the lottery: pk10 or k3. */
            readonly typeid: string;
            /** @description Code, sent back as lottery_name. */
            readonly name: string;
            /** @description Address of the mark. */
            readonly logo: string;
            /** @description Name shown. */
            readonly title: string;
        };
        readonly PlayOption: {
            /** @description Sent back as play_id. */
            readonly id: string;
            /** @description Group the option stands in. */
            readonly class2: string;
            /** @description The option. */
            readonly class3: string;
            /**
             * Format: decimal
             * @description Payout for a stake of 1.
             */
            readonly rate: Big;
            /**
             * Format: decimal
             * @description Least amount of one bet (not given by the specification; chosen here).
             */
            readonly min_amount?: Big;
            /**
             * Format: decimal
             * @description Most of one bet (not given by the specification; chosen here).
             */
            readonly max_amount?: Big;
        };
        readonly LotteryTimes: {
            /** @description Period open for bets. */
            readonly current_expect: string;
            /** @description Period drawn last. */
            readonly last_expect: string;
            /** @description Seconds until betting closes. */
            readonly reamin_time: number;
        };
        readonly DrawResult: {
            /** @description Draw, comma-separated; null or empty before it. */
            readonly opencode: string | null;
            /**
             * Format: platform-time
             * @description When it was drawn.
             */
            readonly opentime: string | null;
            /** @description Period. */
            readonly expect: string;
        };
        readonly LotteryOrder: {
            /** @description Identity of the row; the client makes one up from the row when it is absent (not given by the specification; chosen here). */
            readonly id: string;
            /** @description Period. */
            readonly expect: string;
            /** @description Name of the lottery. */
            readonly cp_title: string;
            /** @description What was bet on. */
            readonly bet_code: string;
            /** @description What was bet on in words, such as "Sum 11" where bet_code is 11; shown in its place (not given by the specification; chosen here). */
            readonly bet_title?: string;
            /** Format: decimal */
            readonly amount: Big;
            /** @description Draw, comma-separated; null or empty before it. */
            readonly opencode: string | null;
            /** @description Settled result: 0 won, 1 not won, 2 not yet drawn; wins over the rule on the sum (not given by the specification; chosen here). */
            readonly state?: number;
            /**
             * Format: decimal
             * @description Amount paid out (not given by the specification; chosen here).
             */
            readonly win_amount?: Big;
            /**
             * Format: platform-time
             * @description When the bet was placed (not given by the specification; chosen here).
             */
            readonly created_at?: string;
        };
    };
    responses: {
        /** @description Refused: any code but 200, in whatever HTTP status. */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Language of the messages and contents. */
        readonly Lang: "kor" | "cn" | "en";
        /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
        readonly IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The platform's clock in ISO 8601, read in preference to Date (which a page cannot always read or set). */
        readonly PlatformTime: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getApp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["AppInfo"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly logoff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getBalance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Balance"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["UserInfo"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly refreshUserMoney: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["UserInfo"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Username. */
                    readonly name: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["LoginResult"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly loginPc: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Username. */
                    readonly name: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["LoginResult"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly createLoginToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["LoginToken"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Username. */
                    readonly name: string;
                    readonly password: string;
                    readonly confirmPass: string;
                    readonly realname: string;
                    readonly paypassword: string;
                    readonly invite_code: string;
                    /** @description Referrer. */
                    readonly pid?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["LoginResult"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly registerV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Username. */
                    readonly name: string;
                    readonly password: string;
                    readonly confirmPass: string;
                    readonly realname: string;
                    readonly paypassword: string;
                    readonly invite_code: string;
                    /** @description Referrer. */
                    readonly pid?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["LoginResult"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly registerV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Username. */
                    readonly name: string;
                    readonly password: string;
                    readonly confirmPass: string;
                    readonly realname: string;
                    readonly paypassword: string;
                    readonly invite_code: string;
                    /** @description Referrer. */
                    readonly pid?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["LoginResult"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly uploadImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description A gif or png file. */
                    readonly file: Blob;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["UploadedImage"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly updateUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    readonly mobile: string;
                    /** @description YYYY-MM-DD, or empty. */
                    readonly birthday: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly editPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Old password. */
                    readonly password: string;
                    /** @description New password. */
                    readonly paypassword: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly editPayPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Old pay password. */
                    readonly password: string;
                    /** @description New pay password. */
                    readonly paypassword: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly updateTransferStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {number} */
                    readonly transferstatus: 0 | 1;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getGameList: {
        readonly parameters: {
            readonly query?: {
                /** @description Category; empty for all. */
                readonly category?: string;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["Game"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getVisitUrl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Link"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getBannerList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly type: number;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["Banner"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getHomeNotice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly string[];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getNoticeList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Page wanted; the first is 1. */
                    readonly page?: number;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["Notice"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                            /** @description Notices in all. */
                            readonly total: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description 5 terms, 6 privacy and consent, 1, 2, 3, 4, 7 and 8 help. */
                    readonly type: number;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Article"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getGameUrl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly plat_name: string;
                    readonly game_code: string;
                    /** @enum {number} */
                    readonly is_mobile_url: 1;
                    readonly game_category: string;
                    readonly lang: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Link"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getGameListByCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description For example obgdy, fgdz, pp or ae. */
                    readonly gamecode: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["SubGame"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getSonGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly plat_name?: string;
                    readonly game_category?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["SubGame"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getServicerUrl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["ServiceLinks"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getAgentLoginUrl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Link"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getActivityTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["ActivityType"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getActivityList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Id of an activity type; absent or empty for all. */
                    readonly type?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["Activity"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getActivityDetail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Activity"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly applyActivity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly activityid: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getActivityApplyLog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Page wanted; the first is 1. */
                    readonly page?: number;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["ActivityApplication"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getUserRedPacket: {
        readonly parameters: {
            readonly query?: {
                readonly page?: number;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["RedPacketInfo"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly claimRedPacket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["RedPacketWin"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getRedPacketRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Page wanted; the first is 1. */
                    readonly page?: number;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["RedPacketRecord"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getUserVip: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["VipLevel"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly applyAgent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly mobile: string;
                    readonly apply_info: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getAgentTeamInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["AgentTeamInfo"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getAgentTeamFunds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["AgentTeamFunds"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly saveInviteCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getAgentChildren: {
        readonly parameters: {
            readonly query?: {
                /** @description Id of the parent; absent or empty for the agent. */
                readonly pid?: string;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["AgentChild"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly findAgentMember: {
        readonly parameters: {
            readonly query: {
                /** @description The whole username. */
                readonly username: string;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            /** @description From directly below the agent down to the member; empty when nobody in the team is called so. */
                            readonly path: readonly components["schemas"]["AgentChild"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly agentTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Id of the member below (not given by the specification; chosen here). */
                    readonly id: string;
                    /**
                     * @description 1 credits the member, 2 debits the member (not given by the specification; chosen here).
                     * @enum {number}
                     */
                    readonly type: 1 | 2;
                    /**
                     * Format: decimal
                     * @description Amount in KRW (not given by the specification; chosen here).
                     */
                    readonly amount: Big;
                    /** @description Pay password (not given by the specification; chosen here). */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getReturnAgentMoneyChange: {
        readonly parameters: {
            readonly query?: {
                /** @description Page wanted; the first is 1 (not given by the specification; chosen here). */
                readonly page?: number;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["LedgerEntry"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly agentWithdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: decimal */
                    readonly amount: Big;
                    /** @description Id of a saved card. */
                    readonly bank: string;
                    /** @description Pay password. */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getBalanceList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["GameWallet"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly transferAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly transfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: decimal */
                    readonly amount: Big;
                    /** @description platname of the source; userbalance is the main wallet. */
                    readonly sourcetype: string;
                    /** @description platname of the target; userbalance is the main wallet. */
                    readonly targettype: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getBetAmount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["BetAmount"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getCards: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description 1 bank cards, 2 USDT addresses.
                     * @enum {number}
                     */
                    readonly type: 1 | 2;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["Card"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly deleteCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly bindCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Name of the bank, or USDT. */
                    readonly bank: string;
                    /** @description Account number or address. */
                    readonly bank_no: string;
                    /** @description Account holder; for USDT the chain. */
                    readonly bank_owner: string;
                    /** @description Branch. */
                    readonly bank_address?: string;
                    /** @description Pay password. */
                    readonly pay_pass: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getBankList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["Bank"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly withdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: decimal */
                    readonly amount: Big;
                    /** @description Id of a saved card. */
                    readonly bank: string;
                    /** @description Pay password. */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPayCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description usdt answers with both chains.
                     * @enum {string}
                     */
                    readonly type: "wechat" | "alipay" | "usdt" | "usdt-erc20" | "usdt-trc20";
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["PayCode"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPayRange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "bank" | "wechat" | "alipay" | "usdt-erc20" | "usdt-trc20";
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["PayRange"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPayWays: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["PayWays"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly recharge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description Pay way.
                     * @enum {string}
                     */
                    readonly paytype: "bank" | "wechat" | "alipay" | "usdt";
                    /** Format: decimal */
                    readonly amount: Big;
                    /** @description Bank the money comes from. */
                    readonly bank?: string;
                    /** @description Branch of that bank. */
                    readonly bank_address?: string;
                    /** @description Account the money comes from. */
                    readonly bank_no?: string;
                    /** @description Depositor. */
                    readonly bank_owner?: string;
                    /** @description Id of the receiving account, address or code. */
                    readonly bank_id?: string;
                    /**
                     * @description Chain of a USDT deposit.
                     * @enum {string}
                     */
                    readonly catepay?: "TRC20" | "ERC20";
                    /** @description Transfer reference of a USDT deposit. */
                    readonly info?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["DepositOrder"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPayBank: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["PayBank"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPayInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly deposit_no: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["PayInfo"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly cancelRecharge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly out_trade_no: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly cancelWithdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly out_trade_no: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly exchange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description Currency given.
                     * @enum {string}
                     */
                    readonly from: "kwd" | "usdt";
                    /**
                     * @description Currency received.
                     * @enum {string}
                     */
                    readonly to: "kwd" | "usdt";
                    /**
                     * Format: decimal
                     * @description Amount in the currency given.
                     */
                    readonly amount: Big;
                    /** @description Pay password. */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["ExchangeResult"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly userTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Who receives it. */
                    readonly username: string;
                    /** Format: decimal */
                    readonly amount: Big;
                    /** @description Pay password. */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getRebates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description 1 today, 2 last 7 days, 3 last 15 days, 4 last 30 days.
                     * @enum {number}
                     */
                    readonly date: 1 | 2 | 3 | 4;
                    /** @description Page wanted; the first is 1. */
                    readonly page?: number;
                    /** @description Platform code; absent or empty for all. */
                    readonly api_type?: string;
                    /** @description Kind of rebate; absent or empty for all. */
                    readonly type?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Rebates"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly claimRebates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getBetRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description 1 today, 2 last 7 days, 3 last 15 days, 4 last 30 days.
                     * @enum {number}
                     */
                    readonly date: 1 | 2 | 3 | 4;
                    /** @description Page wanted; the first is 1. */
                    readonly page?: number;
                    /** @description Platform code; absent or empty for all. */
                    readonly api_type?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["BetRecord"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getTransRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description 1 today, 2 last 7 days, 3 last 15 days, 4 last 30 days.
                     * @enum {number}
                     */
                    readonly date: 1 | 2 | 3 | 4;
                    /**
                     * @description 1 deposit, 2 withdrawal, 3 transfer in, 4 transfer out.
                     * @enum {number}
                     */
                    readonly type: 1 | 2 | 3 | 4;
                    /** @description Page wanted; the first is 1. */
                    readonly page?: number;
                    /** @description Platform code; absent or empty for all. */
                    readonly api_type?: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["TransactionRecord"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getBetList: {
        readonly parameters: {
            readonly query: {
                readonly start_time: string;
                readonly end_time: string;
                /** @description self for own rows, son for the downline (not given by the specification; chosen here). */
                readonly by?: "self" | "son";
                /** @description Page wanted; the first is 1. */
                readonly page?: number;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["BetRecord"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getMoneyChangeTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["LedgerType"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getMoneyChanges: {
        readonly parameters: {
            readonly query?: {
                readonly start_time?: string;
                readonly end_time?: string;
                /** @description One day, in place of the range. */
                readonly search_time?: string;
                /** @description self for own rows, son for the downline. */
                readonly by?: "self" | "son";
                /** @description Id of a kind; absent or empty for all. */
                readonly type?: string;
                /** @description Page wanted; the first is 1. */
                readonly page?: number;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["LedgerEntry"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getWinLoss: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description Days before today the period begins; 1 is yesterday alone.
                     * @enum {number}
                     */
                    readonly type: 0 | 1 | 2 | 6 | 14;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["WinLoss"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getRebateOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Page wanted; the first is 0. */
                readonly page?: number;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["RebateOrder"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getLotteryList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["LotteryEntry"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getLotteryPlays: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly typeid: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: readonly components["schemas"]["PlayOption"][];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getLotteryTimes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly lottery_name: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["LotteryTimes"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getLotteryDraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly lottery_name: string;
                    readonly expect: string;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["DrawResult"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getLotteryDraws: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly lottery_name: string;
                    /** @description Page wanted; the first is 1. */
                    readonly page?: number;
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["DrawResult"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly submitLotteryOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
                /** @description One key for one intent of the member, kept until a definite outcome; the same key moves money once. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly lottery_name: string;
                    readonly expect: string;
                    readonly order_list: readonly {
                        readonly play_id: string;
                        /** Format: decimal */
                        readonly amount: Big;
                    }[];
                };
            };
        };
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: components["schemas"]["Nothing"];
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getLotteryOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Only bets of this lottery (not given by the specification; chosen here). */
                readonly lottery_name?: string;
                /** @description Page wanted; the first is 1 (not given by the specification; chosen here). */
                readonly page?: number;
            };
            readonly header?: {
                /** @description Language of the messages and contents. */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success. */
            readonly 200: {
                headers: {
                    readonly "x-platform-time": components["headers"]["PlatformTime"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 200;
                        readonly message: string;
                        readonly data: {
                            readonly data: readonly components["schemas"]["LotteryOrder"][];
                            /** @description Number of the last page. */
                            readonly last_page: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
}
