// Written by `npm run generate` from openapi.json; change the contract, not this file.

export interface paths {
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners, notices, popups and promotions
         * @description In the call's language; a list whose type is not asked for is empty (REQ-201).
         */
        get: operations["getAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is announced of games
         * @description In the call's language; of all categories unless one is named. Its path is ours (REQ-232, D9).
         */
        get: operations["getGameAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcements/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the member's inbox
         * @description Notices and popups for members that hold now, the newest first, in the call's language.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many announcements and messages the member has not read
         * @description A trial account has none, and is refused (REQ-088).
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcements/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark announcements as read
         * @description Answers how many are left; one that is read already stays so. None is marked when one is unknown.
         */
        post: operations["markAnnouncementsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of games
         * @description Fifteen a page unless asked otherwise (REQ-179, REQ-184, D24).
         */
        get: operations["getGameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors by category
         * @description What visitors and members may see differs (REQ-186, D24).
         */
        get: operations["getGameVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games that are played most
         * @description Best first (REQ-185).
         */
        get: operations["getHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games the member played last
         * @description Last played first (REQ-186).
         */
        get: operations["getRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The category of a vendor
         * @description For an address that names the vendor alone (REQ-186, D24).
         */
        get: operations["getVassalageGameType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_getWinnerBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who won lately
         * @description The newest prize first, the names of the players masked (REQ-213).
         */
        get: operations["getWinnerBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to the member, as it happens
         * @description Server-sent events: the `data` of each is one MemberEvent, and its `id` a number that grows. A stream begins with the id to resume after, and with the latest `balance`; one with Last-Event-ID brings what came after that, of a day at most. A comment comes every 20 seconds. It ends with the session, and when the session opens more than three.
         */
        get: operations["openEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a game a favourite
         * @description A game that is one already stays where it is (REQ-199).
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the member's favourites
         * @description Last added first; a game that the merchant no longer has is left out (REQ-199).
         */
        get: operations["getFavouriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of the member's favourites
         * @description Last added first (REQ-199).
         */
        get: operations["getFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Make a game no favourite
         * @description A game that is none is no error (REQ-199).
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a game has come to so far
         * @description Since when a game is played and its net result, prizes less bets, for its member alone (D36, D41). A bet that was given back counts nothing.
         */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a vendor's game
         * @description Needs a session unless mode is demo; a trial session opens demos only (REQ-193, D21, D22).
         */
        post: operations["launchExternalGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open an in-house game
         * @description The lottery lobbies and their games (REQ-193, REQ-195, D22).
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/limits/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a looser limit after its day
         * @description From 24 hours after the wish, for seven days (D58).
         */
        post: operations["confirmLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/limits/exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude oneself from play
         * @description Six months or longer, on every site of the gateway's operator: no play, deposit, promotion or new account; money can be withdrawn. It can be made longer and not shorter (D58).
         */
        post: operations["excludeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/limits/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member changed of the limits
         * @description The last one first, by days (D58).
         */
        get: operations["getLimitChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The limits that the member has set, and what is used of each
         * @description With the break and the exclusion that are on (D58).
         */
        get: operations["getLimits"];
        put?: never;
        /**
         * Set or lift a limit
         * @description A lower amount counts at once. A higher one, or none, waits 24 hours and is then confirmed by `confirmLimit`; the amount that counts now takes such a wish back (D58).
         */
        post: operations["setLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/limits/break": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a break from play and deposits
         * @description From now, a day to six weeks; it can be made longer and not shorter (D58).
         */
        post: operations["takeBreak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's bets
         * @description The last one first, of one lottery or of all, by the days they were placed on.
         */
        get: operations["getBets"];
        put?: never;
        /**
         * Bet on the draw that bets are taken for
         * @description Taken whole or not at all, and paid from the wallet at once. Refused where another draw is open by now, so that nobody bets on a draw that was not chosen.
         */
        post: operations["placeBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/bets.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's bets as a CSV file
         * @description The last one first, of one lottery or of all, by the days they were placed on: at most 10000 rows, with totals in the last one, which begins with "total", or with "total of the latest 10000" where older bets are left out. Columns are named after the fields of Bet.
         */
        get: operations["getBetsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/draws/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it takes to check a draw
         * @description The hash of its seed from the moment that bets on it are taken, the seed from the draw on. The words HMAC-SHA256(seed, `<gameCode> <issueNumber>:0`), `…:1` and so on, 32 bits each, choose the numbers from the drum; words at or above the highest multiple of the size of the drum are passed over.
         */
        get: operations["getDrawProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next draws and the last results
         * @description For all to read: when each lottery of the house draws next, and what its last draws were. A result is told from the time of its draw on, never before. The calls of the specifications for drawn numbers ask for one game or for a session (REQ-187).
         */
        get: operations["getDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be bet on a lottery now
         * @description The draw that bets are taken for, with the hash of its seed, the plays with their odds, and the last results.
         */
        get: operations["getLotteryBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lotteries by group
         * @description The menu of a prize mode, in the language of the call (REQ-168).
         */
        get: operations["getLotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rooms of the lotteries of South-East Asia
         * @description Those of the vendor TCG_SEA, each with its game (REQ-187).
         */
        get: operations["getLotteryRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a lottery of the house has drawn
         * @description For members (REQ-187); `vassalage` names the house where the code alone does not.
         */
        get: operations["getOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lotteries of Vietnam that the member has bet on
         * @description The last one first (REQ-187).
         */
        get: operations["getRecentVnLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lotteries of Vietnam by group
         * @description Those of the vendor TCG_LOTTO_VN, in the language of the call (REQ-187).
         */
        get: operations["getVnLotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a lottery of Vietnam has drawn
         * @description For all to read (REQ-187).
         */
        get: operations["getVnOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password
         * @description Ends the account's other sessions, and the games they play (REQ-148, REQ-162).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's picture
         * @description No url: the member has chosen none (REQ-160).
         */
        get: operations["getMemberIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in
         * @description The account behind the token (REQ-082, REQ-160).
         */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the member has a payment password
         * @description And until when it is locked after too many wrong ones (D57).
         */
        get: operations["getPaymentPassword"];
        put?: never;
        /**
         * Set or change the payment password
         * @description Sealed, with the login password, of which too many wrong ones lock the account. It unlocks a payment password that was locked (D57).
         */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/vip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's rank
         * @description In the call's language; stakes that were given back do not count (REQ-086).
         */
        get: operations["getVip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete messages
         * @description Answers how many unread ones are left. One that is gone already is passed over.
         */
        post: operations["deleteMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the member's messages
         * @description The newest first, in the call's language; of one kind where it is named.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Those with these ids, or all without ids. Answers how many are left. None is marked when one is unknown.
         */
        post: operations["markMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts that the member can withdraw to
         * @description The oldest first; numbers are masked. `holder` is the name that a new account must have.
         */
        get: operations["getWithdrawalAccounts"];
        put?: never;
        /**
         * Bind an account to withdraw to
         * @description Sealed, with the payment password. The holder must be the member, compared without regard to case, width and spaces; a letter of another script that looks alike differs. It can be used after 24 hours; a member may bind five. An account that another member has is refused as `accountKnown`.
         */
        post: operations["addWithdrawalAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/deposit/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a pending deposit order
         * @description Answers the order as it is then: one that was paid meanwhile is credited and not cancelled.
         */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/withdrawal/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a withdrawal back while it cools
         * @description The whole amount returns to the balance. Sent again it answers the cancelled order.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/withdrawal/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what arrived of a withdrawal
         * @description For one that is `sent`. `received` ends it. Less than all is compared with the provider: if it says the same, the rest returns to the balance; if not, the order is `disputed` until the operator decides. Sent again it answers the order as it is (REQ-224, D59).
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's deposit orders
         * @description The last one first, by the days they were opened on, of one status or of all.
         */
        get: operations["getDeposits"];
        put?: never;
        /**
         * Open a deposit order
         * @description The order is paid on `payUrl`, a page of the payment provider. `amountOutOfRange` has the nearest `amount` that is allowed. After a lost answer the same key returns the same order.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deposit order as it stands now
         * @description While it is pending the provider is asked, at most once in two seconds, so that the answer is the truth.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the member can pay in and out
         * @description With limits, fees and measured times, and the promotions that can be chosen with a deposit (D20).
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long deposits and withdrawals take
         * @description Medians of the latest orders of all members, measured anew every ten minutes (REQ-055).
         */
        get: operations["getPaymentTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A withdrawal as it stands now
         * @description With each step and its time.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's withdrawals
         * @description The last one first, by the days they were requested on, of one status or of all.
         */
        get: operations["getWithdrawals"];
        put?: never;
        /**
         * Withdraw to a bound account
         * @description Sealed, with the payment password. The amount is reserved at once and can be taken back until `coolingUntil`. `turnoverLeft` has what is left to wager in `amount`, `amountOutOfRange` the nearest amount that is allowed, `dayLimitReached` what is left of the day, `accountWaits` the moment in `until` (D59).
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/withdrawal/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member can withdraw now
         * @description What is left to wager, what is left of the day's limits in the merchant's time zone, and the times (D20, D59).
         */
        get: operations["getWithdrawalTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payments/accounts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unbind an account
         * @description Sealed, with the payment password. Withdrawals to it that were requested before go on.
         */
        post: operations["removeWithdrawalAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_convertPoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change points into money
         * @description Sealed, with the payment password, of which too many wrong ones lock payments. The wallet has the money at once (REQ-215, REQ-216, D57).
         */
        post: operations["convertPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's points
         * @description What was earned by now, less what was spent (REQ-215).
         */
        get: operations["getPointBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How points are earned and what they are worth
         * @description For visitors, too (REQ-008, REQ-215).
         */
        get: operations["getPointConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the member's points came and went
         * @description The last movement first (REQ-215).
         */
        get: operations["getPointMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What points can be given for
         * @description In the call's language and the merchant's order; for visitors, too (REQ-008, REQ-215).
         */
        get: operations["getPointRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getRedeemPointList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rewards that the member has given points for
         * @description The last one first (REQ-215).
         */
        get: operations["getRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_redeemPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give points for a reward
         * @description Sealed, with the payment password, of which too many wrong ones lock payments. It is decided later; rejected, the points come back (REQ-215, REQ-216, D57).
         */
        post: operations["redeemReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a drawn picture, or none
         * @description An uploaded picture is deleted.
         */
        post: operations["choosePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands in the way of closing the account
         * @description Money is withdrawn first, and bets and orders end first; bonus money is given up.
         */
        get: operations["getClosure"];
        put?: never;
        /**
         * Close the account for good
         * @description All sessions end and no login is accepted. Records of money, and an exclusion, are kept (D58).
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/consents/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When consents were given and withdrawn
         * @description The latest 100, newest first.
         */
        get: operations["getConsentChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of all that is kept about the member
         * @description A JSON object with a list for each kind of record; without secrets, which are stored as hashes.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's own settings
         * @description Nickname, picture, birthday, language, time format and consents.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a file of all that is kept about the member
         * @description Its ticket opens getExport once, within five minutes, for this member; 3 in 24 hours.
         */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/birthday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the birthday, once
         * @description The day that is set already is answered as a success; customer service changes another.
         */
        post: operations["setBirthday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give or withdraw the consent to a way of advertising
         * @description Recorded with its moment; a consent that is so already is recorded once.
         */
        post: operations["setConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/nickname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the nickname
         * @description Letters of one script, none that look like those of another; no name of the staff (D60).
         */
        post: operations["setNickname"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the preferred language or time format
         * @description What is absent stays as it is.
         */
        post: operations["setPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/profile/picture/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of oneself
         * @description PNG or JPEG, told by its content; the gateway writes it anew, small and without what else was in it.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a picture for an application
         * @description PNG or JPEG, told by its content; the gateway writes it anew, without what else was in it. Kept for an hour unless an application names it (REQ-210).
         */
        post: operations["addPromotionImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_claimRafflePromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw in a raffle
         * @description Once a member; what was drawn is paid at once (REQ-211).
         */
        post: operations["claimRaffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who finished most missions this week
         * @description The ten first, by masked names; nothing tells what anybody staked or lost (REQ-212).
         */
        get: operations["getMissionLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionSummaryDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's missions
         * @description Days and weeks are the merchant's; amounts are in minor units (REQ-212).
         */
        get: operations["getMissionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promotions, and how each stands with who asks
         * @description In the call's language and the merchant's order (REQ-209, REQ-234).
         */
        get: operations["getPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_signUpPromotionJoin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a promotion
         * @description One that is joined already is refused as taken (REQ-211).
         */
        post: operations["joinPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_signUpRequestReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a promotion's reward
         * @description One that was joined pays at once when enough was staked; one to apply for takes a remark and pictures, and is decided later. Either pays once (REQ-210, REQ-211).
         */
        post: operations["requestPromotionReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rebates that the member can claim
         * @description Of today and the seven days before, the last day first, each category for itself; with the rates of all categories.
         */
        get: operations["getRebates"];
        put?: never;
        /**
         * Claim the rebate of a day and category
         * @description Once for each day and category, after the day is over; the main wallet has the money at once.
         */
        post: operations["claimRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The movements of the member's main wallet
         * @description The last one first, of one kind or of all, by days. Totals come with the first page alone (REQ-073).
         */
        get: operations["getAccountRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/account.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account record as a CSV file
         * @description With the filters of getAccountRecord: at most 100000 rows, with totals in the last one. Columns are named after the fields of AccountMovement.
         */
        get: operations["getAccountRecordCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rounds and draws that the member has bet on
         * @description The last one first, of one category or vendor or of all, by the days of their first stake. Totals come with the first page alone.
         */
        get: operations["getBettingRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/bets.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The betting record as a CSV file
         * @description With the filters of getBettingRecord: at most 100000 rows, with totals in the last one. Columns are named after the fields of BettingRound.
         */
        get: operations["getBettingRecordCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bonuses that the member was paid
         * @description The last one first, by days, each with what is left to wager. The total comes with the first page alone.
         */
        get: operations["getBonusRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a movement of the main wallet stands for
         * @description A round with its stakes and prizes, an order with its steps, a promotion with what is left to wager, a rebate with base and rate.
         */
        get: operations["getMovementStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member won and lost, day by day
         * @description Days are the merchant's. Stakes count on the day they were placed, prizes and returns on the day they came. A range that is too long or that ends before it begins is refused as `invalidRequest`.
         */
        get: operations["getProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/profit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profit and loss by day as a CSV file
         * @description A row per day of getProfit, with totals in the last one. Columns are named after the fields of ProfitDay.
         */
        get: operations["getProfitCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The story of a round
         * @description Each stake, prize and return of a round of the betting record.
         */
        get: operations["getRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link of an e-mail
         * @description Uses the link up, ends the account's sessions and begins none (D15).
         */
        post: operations["recoverByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the code that a mobile number was sent
         * @description Ends the account's sessions and begins none (REQ-145, REQ-164, D16).
         */
        post: operations["recoverByMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link with which a new password is chosen
         * @description Answers the same whether or not the account exists and has this address. The link is good for one new password and for half an hour (REQ-144, REQ-163, D15).
         */
        post: operations["sendRecoveryEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code with which a new password is set
         * @description Answers the same whether or not the number belongs to an account. A login code sets no password.
         */
        post: operations["sendRecoverySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/referral/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim what the invitation has earned
         * @description Pays the reward of every friend who has met the rule, each once; answers the invitation after it.
         */
        post: operations["claimReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's invitation
         * @description Its code is made with the first call. Refused while the merchant runs no REFERRAL promotion (REQ-217).
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/referral/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who joined by the invitation
         * @description The newest first, each with the terms of the day of joining.
         */
        get: operations["getReferredFriends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an invitation code is an agent’s
         * @description Says nothing of the agent (REQ-133, REQ-165).
         */
        get: operations["checkAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a code is the one that was sent to a number
         * @description Leaves a right code for the registration that follows; five wrong ones use it up (REQ-120, D9).
         */
        post: operations["checkRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a registration has to prove
         * @description The checks beyond the rules of its fields (REQ-156).
         */
        get: operations["getRegistrationChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an account by username
         * @description A refusal by a rule names its field (REQ-135, REQ-137, REQ-161).
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an account by mobile number, which is its username
         * @description As register; the number is required (REQ-117, REQ-132, REQ-161).
         */
        put: operations["registerByMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the number that somebody registers with
         * @description Answers the same whether or not the number belongs to an account already (REQ-158).
         */
        post: operations["sendRegistrationSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's sample
         * @description The last one first, by the days they were added on.
         */
        get: operations["getSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the account
         * @description Oldest first.
         */
        get: operations["getPasskeys"];
        /**
         * Rename a passkey
         * @description The name is for the member only.
         */
        put: operations["renamePasskey"];
        /**
         * Add a passkey
         * @description From then on it logs in and confirms changes. The member gets a message with a link that undoes it.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the secret of an authenticator app
         * @description It counts once confirmAuthenticator confirms it by a code, within ten minutes.
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Answers the input of navigator.credentials.create. The challenge is bound to the session, for addPasskey.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm a change with a passkey
         * @description The answer to this challenge stands in for a secret, once, in this session.
         */
        post: operations["beginPasskeyProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a mobile number or an e-mail address, or replace the bound one
         * @description The bound contact gets a message with a link that undoes the change for a day.
         */
        post: operations["bindContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/authenticator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the authenticator app on
         * @description By a code of the app. From then on it is asked for at each login by password.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log another device out
         * @description The games it opened take no more bets.
         */
        post: operations["endOneSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log all other devices out
         * @description Logins that wait for their second factor end too.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest logins to the account
         * @description At most 50 of the last 90 days, newest first.
         */
        get: operations["getLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What protects the account
         * @description Numbers and addresses are masked.
         */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the account is logged in
         * @description This session first, then by the time they were last seen.
         */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/password/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a payment password by a code
         * @description By a code sent to the bound contact, in place of the login password (D57).
         */
        post: operations["recoverPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the authenticator app off
         * @description Its recovery codes end with it.
         */
        post: operations["removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description The member gets a message with a link that undoes it.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/authenticator/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description The codes of before are no longer accepted.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/contact/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a contact of the member, or to one to bind
         * @description Without `to` the code goes to the bound contact of the channel. A contact of another account is answered alike.
         */
        post: operations["sendContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of what protects an account
         * @description By the link of a message, for a day, once. All sessions end, and later changes stay undoable no more.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/changes/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change that a message tells of
         * @description Sealed, with the secret that confirms changes now; for a day, once. All sessions end, also that of the call, and later changes are undone too.
         */
        post: operations["undoOwnChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the second factor of a login
         * @description The id comes from the login answer and is good for one right answer (D20).
         */
        post: operations["answerLoginChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to log in with a passkey
         * @description Answers the input of navigator.credentials.get, naming no account. A cookie ties the challenge to who began.
         */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a provider's account
         * @description Answers the page of the provider; it sends the visitor back to /signin of the site with a code (OpenID Connect Core, 3.1). A cookie ties the code to who began.
         */
        post: operations["beginSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/term": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the session ends
         * @description Asking does not extend it (REQ-091).
         */
        get: operations["getSessionTerm"];
        put?: never;
        /**
         * Stay logged in
         * @description The session lasts a full term from now, though not beyond its latest end (REQ-091).
         */
        post: operations["extendSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with account and password, with mobile number and SMS code, or with an authenticator app
         * @description A refusal says which captcha the next attempt needs. A wrong account and a wrong password are answered alike (REQ-081, D17, D30).
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a trial session
         * @description Encryption is a random string as compact JWE to a key of getKeys (REQ-154).
         */
        post: operations["logInFreePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey
         * @description A passkey verifies its user, so no second factor follows. An unknown passkey and a wrong signature are answered alike.
         */
        post: operations["logInPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an account for who signed in with a provider's
         * @description The account has a name of its own and no password, until the member sets one by recovery (REQ-110).
         */
        put: operations["registerSocial"];
        /**
         * Log in with a provider's account
         * @description Known to the merchant: logged in, or the second factor. Else a ticket that registerSocial opens an account with. An e-mail address alone never makes somebody known (REQ-110).
         */
        post: operations["logInSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the session
         * @description The token opens nothing from then on, and the games it opened take no more bets (REQ-155).
         */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/challenge/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code of a second factor once more
         * @description For the methods sms and email of a login answer; the code before is good no more (D20).
         */
        post: operations["sendChallengeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the live chat
         * @description For visitors and members alike, in the call's language (REQ-227).
         */
        get: operations["launchChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_modelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who answers in the live chat
         * @description A site opens the only one, and lets choose among several; of a merchant without a chat there is none (REQ-227).
         */
        get: operations["listChatModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell the merchant what one thinks of it
         * @description From visitors and members alike. How long it may be, without the blanks around it, stands in the answer of the help center (REQ-167, D25).
         */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries whose phone numbers the merchant accepts
         * @description The first is the default (D9).
         */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The domains that lead to this merchant
         * @description The first is the one to prefer (REQ-159).
         */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The help topics, and how long feedback may be
         * @description In the call's language (REQ-159, D25).
         */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys for encrypted bodies, and the time
         * @description A key stays valid for a while after it leaves this list; one that is refused with unknownKey has ended (D10).
         */
        get: operations["getKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of the registration fields
         * @description In the order of the form (REQ-126, REQ-159).
         */
        get: operations["getRegistrationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration a site starts with
         * @description Revalidated with ETag while a site runs; answers also during maintenance and in a restricted region (REQ-057).
         */
        get: operations["getStartUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the merchant is open to this visitor
         * @description Answers also during maintenance and in a restricted region, with 200 (REQ-060).
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The merchant's feature flags
         * @description A tree; a flag is on when it and all its ancestors are enabled (REQ-058, D7).
         */
        get: operations["getWhiteLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/incident": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an incident of the site
         * @description Scrubbed again and counted: equal incidents share a row. Nobody waits for the answer.
         */
        post: operations["reportIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transfers/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move all money into the main wallet
         * @description In one transaction; answers the wallets after it (REQ-225).
         */
        post: operations["collectWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transfers/upline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the member can transfer money to
         * @description The agent who invited the member, by a masked name, and the limits of a transfer (D20).
         */
        get: operations["getUpline"];
        put?: never;
        /**
         * Transfer money to the upline
         * @description Sealed, with the payment password; answers the receipt. Money that is still to be wagered is not transferred (D20), and an excluded member, or one on a break, transfers none: it is withdrawn instead (D58).
         */
        post: operations["transferToUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transfers/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance of each of the member's wallets
         * @description A vendor has a wallet of its own where the merchant wallet is not single (REQ-225).
         */
        get: operations["getWallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between two wallets
         * @description Answers the wallets after it (REQ-225).
         */
        post: operations["transferWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A puzzle that tells people from robots, or work for the device instead
         * @description Asked for once a call was refused with `botCheckRequired`. Each is answered once, within minutes, by the visitor whom the HttpOnly cookie `botcheck` names.
         */
        get: operations["getBotCheck"];
        put?: never;
        /**
         * Answer the puzzle, for a pass
         * @description The pass goes with the call that was refused, as `botCheck`; it serves once, this visitor, for minutes.
         */
        post: operations["answerBotCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha, as a picture or as a proof of work
         * @description Each ends when it is answered, rightly or not, and after a few minutes. A proof is answered as `proof:<challenge>:<n>` (REQ-166, D45). The HttpOnly cookie `captcha` ties it to the visitor (D9).
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a login code to a mobile number
         * @description Answers the same whether or not the number belongs to an account (REQ-157).
         */
        post: operations["sendLoginSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's balance
         * @description In minor units, with the ledger sequence that tells which of two answers is newer (D36).
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the merchant's members hold their money
         * @description Whether every game bets from one wallet, or money is moved to a vendor before it is played (REQ-225).
         */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        InvalidRequest: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "invalidRequest" | "encryptionRequired" | "unknownKey" | "staleRequest" | "replayedRequest" | "idempotencyKeyRequired";
            };
        };
        /**
         * @description Minor units of the currency, as digits.
         * @example 123456
         */
        MinorAmount: string;
        RefusalDetails: {
            /** @description The next attempt must bring a captcha. */
            captcha?: boolean;
            /**
             * Format: date-time
             * @description When it ends, in UTC: a lock-out or maintenance.
             */
            until?: string;
            /** @description Seconds to wait before the next attempt. */
            retryAfter?: number;
            /** @description The visitor's address, when it is the reason. */
            ip?: string;
            /** @description The path of the field that is wrong. */
            field?: string;
            amount?: components["schemas"]["MinorAmount"];
        };
        Unauthenticated: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "unauthenticated";
            };
        };
        Forbidden: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "forbidden" | "regionRestricted" | "merchantMismatch" | "realAccountRequired" | "passwordChangeRequired";
            };
        };
        Conflict: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "conflict" | "idempotencyConflict";
            };
        };
        TooLarge: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "tooLarge";
            };
        };
        TooManyRequests: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "tooManyRequests";
            };
        };
        InternalError: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "internal";
            };
        };
        Unavailable: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence in the call's language; empty when there is nothing to say. */
            message: string;
            value: components["schemas"]["RefusalDetails"] & {
                /** @enum {string} */
                code: "maintenance" | "overloaded";
            };
        };
        ChangePasswordPayload: {
            /** @description May be left out within 5 minutes of a login that answered passwordDefault or passwordExpired. */
            oldPassword?: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        SetPaymentPasswordPayload: {
            /** @description The member's login password. */
            password: string;
            /** @description The new payment password, other than the login password (D57). */
            newPassword: string;
            confirmNewPassword: string;
        };
        AddWithdrawalAccountPayload: {
            kind: components["schemas"]["PaymentKind"];
            network?: components["schemas"]["UsdtNetwork"];
            /**
             * @description Required for a bank and a wallet.
             * @example Harbour Bank
             */
            bank?: string;
            /**
             * @description Must be the member's own name.
             * @example Lin Player
             */
            holder: string;
            /**
             * @description Account number, wallet or USDT address.
             * @example 6222020200112345
             */
            number: string;
            /** @description The payment password, of which too many wrong ones lock payments for a while. */
            paymentPassword: string;
        };
        /** @enum {string} */
        PaymentKind: "bank" | "wallet" | "usdt";
        /** @enum {string} */
        UsdtNetwork: "TRC20" | "ERC20";
        RemoveWithdrawalAccountPayload: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            /** @description The payment password, of which too many wrong ones lock payments for a while. */
            paymentPassword: string;
        };
        RequestWithdrawalPayload: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            accountId: string;
            /**
             * @description Minor units of the currency, at least 1.
             * @example 10000
             */
            amount: string;
            /** @description The payment password, of which too many wrong ones lock payments for a while. */
            paymentPassword: string;
        };
        ConvertPointsPayload: {
            /** @example 200 */
            points: number;
            /** @description The payment password, of which too many wrong ones lock payments for a while. */
            paymentPassword: string;
        };
        RedeemRewardPayload: {
            /** @example playing-cards */
            rewardId: string;
            /** @description The payment password, of which too many wrong ones lock payments for a while. */
            paymentPassword: string;
        };
        CloseAccountPayload: {
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        RequestExportPayload: {
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        RecoverByLinkPayload: {
            /**
             * @description What stands behind `#reset=` in the link.
             * @example mQ2mQ2mQ2mQ2mQ2mQ2
             */
            token: string;
            newPassword: string;
        };
        RecoverByMobilePayload: {
            /**
             * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
             * @example 13800138000
             */
            mobileNum: string;
            /** @example 86 */
            countryDialingCode: string;
            /** @description Of sendRecoverySms. */
            verificationCode: string;
            newPassword: string;
        };
        RegisterPayload: {
            /** @description Left out where the mobile number is the username (REQ-117). */
            username?: string;
            /** @description Left out where MOBILENUMPASSREG3 asks for none (D8). */
            password?: string;
            confirmPassword?: string;
            /**
             * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
             * @example 13800138000
             */
            mobileNum?: string;
            /** @example 86 */
            countryDialingCode?: string;
            /** @description Of sendRegistrationSms, where REGMOBVERF3 asks for it. */
            verificationCode?: string;
            /**
             * @description With firebaseIdToken.
             * @enum {string}
             */
            firebaseChannel?: "phone";
            /** @description In the place of a code, where the merchant proves numbers by Firebase Authentication (REQ-136). */
            firebaseIdToken?: string;
            payeeName?: string;
            email?: string;
            qqNum?: string;
            line?: string;
            whatsapp?: string;
            facebook?: string;
            wechat?: string;
            idNumber?: string;
            paymentPassword?: string;
            /** @description An agent's; see checkAffiliate. */
            affiliateCode?: string;
            referralCode?: string;
            recommenderId?: string;
            /** @description The characters of the picture, or `proof:<challenge>:<n>`; see getCaptcha. */
            captcha?: string;
            /** @description Log in at once (REQ-137). */
            login: boolean;
            terms: {
                /** @enum {boolean} */
                accepted: true;
                /**
                 * @description Of the terms that were shown; one that no site has is refused (D14).
                 * @example 1
                 */
                version: string;
            };
            /** @enum {string} */
            registerMethod: "WEB";
            registerUrl?: string;
            domain?: string;
            botCheck?: components["schemas"]["BotCheck"];
        };
        BotCheck: {
            /** @description Of answerBotCheck, or of a vendor's widget; serves once. */
            pass: string;
        };
        RegisterByMobilePayload: {
            /** @description Left out where the mobile number is the username (REQ-117). */
            username?: string;
            /** @description Left out where MOBILENUMPASSREG3 asks for none (D8). */
            password?: string;
            confirmPassword?: string;
            /**
             * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
             * @example 13800138000
             */
            mobileNum?: string;
            /** @example 86 */
            countryDialingCode?: string;
            /** @description Of sendRegistrationSms, where REGMOBVERF3 asks for it. */
            verificationCode?: string;
            /**
             * @description With firebaseIdToken.
             * @enum {string}
             */
            firebaseChannel?: "phone";
            /** @description In the place of a code, where the merchant proves numbers by Firebase Authentication (REQ-136). */
            firebaseIdToken?: string;
            payeeName?: string;
            email?: string;
            qqNum?: string;
            line?: string;
            whatsapp?: string;
            facebook?: string;
            wechat?: string;
            idNumber?: string;
            paymentPassword?: string;
            /** @description An agent's; see checkAffiliate. */
            affiliateCode?: string;
            referralCode?: string;
            recommenderId?: string;
            /** @description The characters of the picture, or `proof:<challenge>:<n>`; see getCaptcha. */
            captcha?: string;
            /** @description Log in at once (REQ-137). */
            login: boolean;
            terms: {
                /** @enum {boolean} */
                accepted: true;
                /**
                 * @description Of the terms that were shown; one that no site has is refused (D14).
                 * @example 1
                 */
                version: string;
            };
            /** @enum {string} */
            registerMethod: "WEB";
            registerUrl?: string;
            domain?: string;
            botCheck?: components["schemas"]["BotCheck"];
        };
        AddPasskeyPayload: {
            /** @example My phone */
            name: string;
            answer: {
                /** @example AAAA */
                id: string;
                /** @example AAAA */
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    /** @example AAAA */
                    clientDataJSON: string;
                    /** @example AAAA */
                    attestationObject: string;
                };
            };
        };
        BeginAuthenticatorPayload: {
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        BeginPasskeyPayload: {
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        BindContactPayload: {
            contact: {
                /** @enum {string} */
                channel: "sms";
                /**
                 * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
                 * @example 13800138000
                 */
                mobileNum: string;
                /** @example 86 */
                countryDialingCode: string;
            } | {
                /** @enum {string} */
                channel: "email";
                email: string;
            };
            /** @description The code sent to the new contact. */
            code: string;
            /** @description The code sent to the bound contact. Required to replace one, unless a second factor confirms it. */
            currentCode?: string;
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        ConfirmAuthenticatorPayload: {
            code: string;
        };
        RecoverPaymentPasswordPayload: {
            /** @enum {string} */
            channel: "sms" | "email";
            /** @description The code of sendContactCode to the bound contact. */
            code: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        RemoveAuthenticatorPayload: {
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        RemovePasskeyPayload: {
            id: string;
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        RenewRecoveryCodesPayload: {
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        UndoOwnChangePayload: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            messageId: string;
            proof: {
                /**
                 * @description The kind that getSecurity names.
                 * @enum {string}
                 */
                kind: "password" | "fundPassword" | "secondFactor";
                /** @description The password, the payment password, or a code of the authenticator app or a recovery code. */
                secret: string;
            } | {
                /** @enum {string} */
                kind: "passkey";
                /** @description To a challenge of beginPasskeyProof. */
                answer: {
                    /** @example AAAA */
                    id: string;
                    /** @example AAAA */
                    rawId: string;
                    /** @enum {string} */
                    type: "public-key";
                    response: {
                        /** @example AAAA */
                        clientDataJSON: string;
                        /** @example AAAA */
                        authenticatorData: string;
                        /** @example AAAA */
                        signature: string;
                        /** @example AAAA */
                        userHandle?: string;
                    };
                };
            };
        };
        AnswerLoginChallengePayload: {
            id: string;
            /** @enum {string} */
            method: "sms" | "email" | "realName" | "authenticator";
            answer: string;
        };
        LogInPayload: {
            /** @enum {string} */
            type: "username" | "sms" | "authenticator";
            /** @description The account; with type sms the mobile number. */
            username: string;
            /** @description With type username. */
            password?: string;
            /** @description With type sms; with type authenticator what the app shows (D20). */
            verificationCode?: string;
            /** @example 86 */
            countryDialingCode?: string;
            /** @description The characters of the picture, or `proof:<challenge>:<n>`; see getCaptcha. */
            captcha?: string;
            /**
             * @description The agent page's login: refuses who is no agent.
             * @enum {string}
             */
            entry?: "agent";
            botCheck?: components["schemas"]["BotCheck"];
        };
        LogInPasskeyPayload: {
            answer: {
                /** @example AAAA */
                id: string;
                /** @example AAAA */
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    /** @example AAAA */
                    clientDataJSON: string;
                    /** @example AAAA */
                    authenticatorData: string;
                    /** @example AAAA */
                    signature: string;
                    /** @example AAAA */
                    userHandle?: string;
                };
            };
            /**
             * @description The agent page's login: refuses who is no agent.
             * @enum {string}
             */
            entry?: "agent";
        };
        LogInSocialPayload: {
            state: string;
            code: string;
            iss?: string;
        } | {
            /** @description Of Firebase Authentication. */
            idToken: string;
        };
        RegisterSocialPayload: {
            /** @description Of logInSocial. */
            ticket: string;
            terms: {
                /** @enum {boolean} */
                accepted: true;
                version: string;
            };
            affiliateCode?: string;
            referralCode?: string;
        };
        TransferToUplinePayload: {
            /**
             * @description Minor units of the currency, at least 1.
             * @example 10000
             */
            amount: string;
            /** @description The payment password, of which too many wrong ones lock payments for a while. */
            paymentPassword: string;
        };
        Announcements: {
            /** @default [] */
            banners: components["schemas"]["Banner"][];
            /** @default [] */
            player: components["schemas"]["Announcement"][];
            /** @default [] */
            popup: components["schemas"]["Announcement"][];
            /** @default [] */
            promotion: components["schemas"]["Promotion"][];
        };
        Banner: {
            /** @default  */
            id: string;
            /** @description The picture. */
            url: string;
            /**
             * @description A route name, a promotion as `promotion:<id>`, or empty.
             * @default
             */
            linkageType: string;
            groupName: string;
            /** @description The words of the picture, for those who do not see it. */
            title?: string;
        };
        Announcement: {
            id: string;
            title: string;
            /**
             * @description HTML; sanitised before it is shown.
             * @default
             */
            content: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            startDate?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            endDate?: string;
            /** @default 0 */
            noExpiry: 0 | 1;
            promotionType?: string;
            /**
             * @description A members, B visitors, F the first login.
             * @enum {string}
             */
            execution: "A" | "B" | "F";
            groupName?: string;
        };
        Promotion: {
            id: string;
            /** @default  */
            title: string;
            announcementImages: {
                url: string;
            }[];
            groupName?: string;
        };
        GameAnnouncements: {
            /** @default [] */
            list: components["schemas"]["GameAnnouncement"][];
        };
        GameAnnouncement: {
            id: string;
            title: string;
            /**
             * @description HTML; sanitised before it is shown.
             * @default
             */
            content: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            startDate?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            endDate?: string;
            /** @default 0 */
            noExpiry: 0 | 1;
            gameType: components["schemas"]["GameType"];
        };
        /**
         * @example RNG
         * @enum {string}
         */
        GameType: "SPORTS" | "ESPORTS" | "LIVE" | "ELOTT" | "PVP" | "FISH" | "RNG" | "LOTT";
        InboxPage: {
            content: components["schemas"]["InboxItem"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Number of the page; absent on a page by cursor. */
            pageNum?: number;
            /** @description Pages in all; absent on a page by cursor. */
            totalPages?: number;
            /** @description In all, not on this page alone. */
            unread: number;
        };
        InboxItem: {
            id: string;
            title: string;
            /**
             * @description HTML; sanitised before it is shown.
             * @default
             */
            content: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            startDate?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            endDate?: string;
            /** @default 0 */
            noExpiry: 0 | 1;
            promotionType?: string;
            /**
             * @description A members, B visitors, F the first login.
             * @enum {string}
             */
            execution: "A" | "B" | "F";
            groupName?: string;
            read: boolean;
        };
        UnreadCounts: {
            count: number;
            /**
             * @description Unread messages, beside the announcements.
             * @default 0
             */
            messages: number;
        };
        Unread: {
            count: number;
        };
        MarkReadRequest: {
            ids: string[];
        };
        GamePage: {
            games: components["schemas"]["Game"][];
            /** @default 1 */
            pageNum: number;
            /** @default 1 */
            totalPages: number;
            /** @description How many games there are on all pages. */
            total?: number;
        };
        Game: {
            nodeId?: string | number;
            /** @example BAIZE */
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            gameName?: string;
            nodeName?: string;
            /** @description The cover, 3:4. With `?width=` it comes about as wide as asked, in pixels. */
            showIcon?: string;
            iconUrl?: string;
            gameCode: string;
            /** @description VASSALAGE: the card opens a list of games. */
            isGame?: string;
            /** @description The vendor offers a demo mode (D21). */
            trial?: boolean;
            minBet?: components["schemas"]["MinorAmount"];
            /** @description How many lines pay; none: the game has no lines. */
            lines?: number;
            /**
             * Format: date-time
             * @description Since when the merchant has the game.
             * @example 2026-03-01T04:00:00Z
             */
            addedAt?: string;
            lastWin?: components["schemas"]["LastWin"];
            /** @enum {string} */
            status?: "maintenance";
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            maintenanceUntil?: string;
        };
        LastWin: {
            amount: components["schemas"]["MinorAmount"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
        };
        /**
         * @example EN
         * @enum {string}
         */
        LanguageCode: "CN" | "EN" | "JA" | "TH" | "VI" | "MY" | "ES" | "HI" | "ID" | "KM" | "KO" | "KR" | "MS" | "PT" | "TA" | "TW" | "TY" | "UR" | "PT-BR" | "TR" | "BN" | "AR";
        Lane: {
            gameType?: components["schemas"]["GameType"];
            /** @default [] */
            vendors: components["schemas"]["Vendor"][];
        };
        Vendor: {
            /** @example BAIZE */
            vassalage: string;
            /** @default 0 */
            isNew: 0 | 1;
            gameType?: components["schemas"]["GameType"];
            /**
             * @description Empty: the vendor is called by its code.
             * @default
             */
            displayName: string;
            /** @default  */
            smallIcon: string;
            /** @description How many games it has in its category. */
            games?: number;
            /** @enum {string} */
            status?: "maintenance";
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            maintenanceUntil?: string;
        };
        Winner: {
            /** @description A masked name. */
            player: string;
            gameName: string;
            winAmount: components["schemas"]["MinorAmount"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            wonAt?: string;
            nodeId?: string | number;
            /** @example BAIZE */
            vassalage?: string;
            gameType?: components["schemas"]["GameType"];
            gameCode?: string;
        };
        MemberEvent: {
            /** @enum {string} */
            type: "depositCredited";
            amount: components["schemas"]["MinorAmount"];
            currency: string;
        } | {
            /** @enum {string} */
            type: "depositFailed";
            amount: components["schemas"]["MinorAmount"];
            currency: string;
        } | {
            /** @enum {string} */
            type: "withdrawApproved";
            amount: components["schemas"]["MinorAmount"];
            currency: string;
        } | {
            /** @enum {string} */
            type: "withdrawRejected";
            amount: components["schemas"]["MinorAmount"];
            currency: string;
        } | {
            /** @enum {string} */
            type: "balance";
            /** @description The ledger's: a balance with a lower one is old (D36). */
            sequence: number;
        } | {
            /** @enum {string} */
            type: "unread";
            count: number;
        } | {
            /** @enum {string} */
            type: "messages";
        };
        FavouriteRequest: {
            /** @example BAIZE-dragon-gate */
            nodeId: string;
            /** @example BAIZE */
            vendor?: string;
            gameType?: components["schemas"]["GameType"];
        };
        FavouriteGamePage: {
            content: components["schemas"]["Game"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Number of the page; absent on a page by cursor. */
            pageNum?: number;
            /** @description Pages in all; absent on a page by cursor. */
            totalPages?: number;
        };
        PlaySession: {
            /**
             * Format: date-time
             * @description When the game was opened.
             * @example 2026-03-01T04:00:00Z
             */
            startedAt: string;
            net: components["schemas"]["MinorAmount"];
            currency: string;
            /** @description Of the ledger for which the net holds; the higher one is newer. */
            sequence: number;
        };
        Launch: {
            /** @description A web address; no other kind is opened. */
            url: string;
            /**
             * @default frame
             * @enum {string}
             */
            mode: "frame" | "tab";
            /**
             * @description What getPlaySession tells about; a demo has none, and nor has a gateway without that call.
             * @example q1Xc0mJ8bTtYwq4mY6mJxA
             */
            sessionId?: string;
        };
        /**
         * @example {
         *       "vassalage": "BAIZE",
         *       "gameCode": "dragon-gate",
         *       "gameType": "RNG",
         *       "mode": "real",
         *       "language": "EN",
         *       "device": "WEB",
         *       "backUrl": "https://www.example.com/rng"
         *     }
         */
        LaunchRequest: {
            /** @example BAIZE */
            vassalage: string;
            gameCode: string;
            gameType: components["schemas"]["GameType"];
            /** @enum {string} */
            mode: "real" | "demo";
            language: components["schemas"]["LanguageCode"];
            /** @enum {string} */
            device: "WEB";
            /** @description An address of the site that calls, under its own scheme, host and port: the game's back. */
            backUrl: string;
        };
        MemberLimits: {
            currency: string;
            timeZone: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            serverTime: string;
            limits: components["schemas"]["MemberLimit"][];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            breakUntil?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            excludedUntil?: string;
            /** @description True: nothing is deposited before a deposit limit, or none, is chosen. */
            mustChoose: boolean;
            /** @description True: the law of the site does not let a member choose to have no deposit limit. */
            mustLimit?: boolean;
        };
        MemberLimit: {
            /** @enum {string} */
            kind: "deposit" | "loss" | "stake" | "reminder";
            /**
             * @description Days, weeks from Monday and months in the merchant's zone.
             * @enum {string}
             */
            period: "day" | "week" | "month" | "session";
            /**
             * @description Minor units; minutes of a reminder. Absent: the member chose to have none.
             * @example 10000
             */
            amount?: string;
            used?: components["schemas"]["MinorAmount"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            resetsAt?: string;
            wish?: components["schemas"]["LimitWish"];
        };
        LimitWish: {
            /**
             * @description Absent: the limit is to be lifted.
             * @example 10000
             */
            amount?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            confirmFrom: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            lapsesAt: string;
        };
        /**
         * @example {
         *       "kind": "loss",
         *       "period": "week"
         *     }
         */
        LimitConfirmation: {
            /** @enum {string} */
            kind: "deposit" | "loss" | "stake" | "reminder";
            /** @enum {string} */
            period: "day" | "week" | "month" | "session";
        };
        /**
         * @example {
         *       "months": 6
         *     }
         */
        ExclusionRequest: {
            months: number;
        };
        LimitChanges: {
            items: components["schemas"]["LimitChange"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
        };
        LimitChange: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
            /** @enum {string} */
            kind: "deposit" | "loss" | "stake" | "reminder" | "break" | "exclusion";
            /** @enum {string} */
            period?: "day" | "week" | "month" | "session";
            /** @enum {string} */
            step: "set" | "wished" | "withdrawn" | "confirmed" | "began";
            /**
             * @description Minor units of the currency, at least 1.
             * @example 10000
             */
            before?: string;
            /**
             * @description Minor units of the currency, at least 1.
             * @example 10000
             */
            after?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            until?: string;
        };
        /**
         * @example {
         *       "kind": "deposit",
         *       "period": "day",
         *       "amount": "50000"
         *     }
         */
        LimitRequest: {
            /** @enum {string} */
            kind: "deposit" | "loss" | "stake" | "reminder";
            /** @enum {string} */
            period: "day" | "week" | "month" | "session";
            /**
             * @description Minor units of the currency, at least 1.
             * @example 10000
             */
            amount?: string;
        };
        /**
         * @example {
         *       "days": 7
         *     }
         */
        BreakRequest: {
            days: number;
        };
        BetPage: {
            items: components["schemas"]["Bet"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
            /** @description Number of the page; absent on a page by cursor. */
            pageNum?: number;
            /** @description Pages in all; absent on a page by cursor. */
            totalPages?: number;
        };
        Bet: {
            /** @example BAIZE */
            vassalage: string;
            gameCode: string;
            id: string;
            /**
             * @description Empty: the code stands for it.
             * @default
             */
            gameName: string;
            /**
             * @description The draw's number, unique among those of its lottery.
             * @example 20260301-145
             */
            issueNumber: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            drawTime: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            placedAt: string;
            entries: components["schemas"]["TakenBetEntry"][];
            total: components["schemas"]["MinorAmount"];
            currency: string;
            /** @enum {string} */
            status: "open" | "won" | "lost" | "returned";
            won?: components["schemas"]["MinorAmount"];
            result?: components["schemas"]["DrawResult"];
        };
        TakenBetEntry: {
            /** @example last-2 */
            play: string;
            picks: string[];
            stake: components["schemas"]["MinorAmount"];
            lines: number;
            won?: components["schemas"]["MinorAmount"];
        };
        DrawResult: {
            /**
             * @description The draw's number, unique among those of its lottery.
             * @example 20260301-145
             */
            issueNumber: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            drawTime: string;
            /** @description In the order they are told. */
            winningNumbers: string[];
            /** @description Drawn apart from the others, such as in LHC. */
            specialNumber?: string;
        };
        DrawProof: {
            /**
             * @description The draw's number, unique among those of its lottery.
             * @example 20260301-145
             */
            issueNumber: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            drawTime: string;
            drum: components["schemas"]["DrawDrum"];
            /** @description The SHA-256 of the seed, told before any bet on the draw is taken. */
            seedHash: string;
            /** @description Told once the draw has been. */
            seed?: string;
            result?: components["schemas"]["DrawResult"];
        };
        DrawDrum: {
            numbers: number;
            lowest: number;
            highest: number;
            /** @description Each number can be drawn again. */
            putBack: boolean;
            /** @description One more is drawn, which is told apart. */
            special: boolean;
        };
        Draws: {
            /**
             * Format: date-time
             * @description The gateway's clock, to the second.
             * @example 2026-03-01T04:00:00Z
             */
            serverTime: string;
            lotteries: components["schemas"]["LotteryDraws"][];
        };
        LotteryDraws: {
            /** @example BAIZE */
            vassalage: string;
            gameCode: string;
            /**
             * @description Empty: the code stands for it.
             * @default
             */
            gameName: string;
            nextDraw: components["schemas"]["NextDraw"];
            /**
             * @description The last one first.
             * @default []
             */
            results: components["schemas"]["DrawResult"][];
        };
        NextDraw: {
            /**
             * @description The draw's number, unique among those of its lottery.
             * @example 20260301-145
             */
            issueNumber: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            drawTime: string;
        };
        LotteryBoard: {
            /** @example BAIZE */
            vassalage: string;
            gameCode: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            serverTime: string;
            /**
             * @description Empty: the code stands for it.
             * @default
             */
            gameName: string;
            draw: components["schemas"]["OpenDraw"];
            /**
             * Format: date-time
             * @description When to ask again: the draw closes, or an earlier one is drawn.
             * @example 2026-03-01T04:00:00Z
             */
            changesAt: string;
            plays: components["schemas"]["LotteryPlay"][];
            stake: components["schemas"]["StakeLimits"];
            currency: string;
            /** @description The last draw first. */
            results: components["schemas"]["DrawResult"][];
        };
        OpenDraw: {
            /**
             * @description The draw's number, unique among those of its lottery.
             * @example 20260301-145
             */
            issueNumber: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            drawTime: string;
            /**
             * Format: date-time
             * @description No bet on it is taken from here on.
             * @example 2026-03-01T04:00:00Z
             */
            closesAt: string;
            seedHash: string;
        };
        /** @description `any`: so many numbers that are all drawn; `place`: the number at a place; `tail`: the last digits; `total`: the sum; `sides`: small or big, odd or even. */
        LotteryPlay: {
            /** @enum {string} */
            kind: "any";
            /** @example last-2 */
            code: string;
            /** @description What a pick pays for 1, in hundredths; `each` where a pick has none of its own. */
            odds: {
                pick: string;
                pays: number;
            }[];
            lowest: number;
            highest: number;
            take: number;
        } | {
            /** @enum {string} */
            kind: "place";
            /** @example last-2 */
            code: string;
            /** @description What a pick pays for 1, in hundredths; `each` where a pick has none of its own. */
            odds: {
                pick: string;
                pays: number;
            }[];
            lowest: number;
            highest: number;
            place: number | "special";
        } | {
            /** @enum {string} */
            kind: "tail";
            /** @example last-2 */
            code: string;
            /** @description What a pick pays for 1, in hundredths; `each` where a pick has none of its own. */
            odds: {
                pick: string;
                pays: number;
            }[];
            digits: number;
        } | {
            /** @enum {string} */
            kind: "total";
            /** @example last-2 */
            code: string;
            /** @description What a pick pays for 1, in hundredths; `each` where a pick has none of its own. */
            odds: {
                pick: string;
                pays: number;
            }[];
            lowest: number;
            highest: number;
            first?: number;
        } | {
            /** @enum {string} */
            kind: "sides";
            /** @example last-2 */
            code: string;
            /** @description What a pick pays for 1, in hundredths; `each` where a pick has none of its own. */
            odds: {
                pick: string;
                pays: number;
            }[];
            /** @enum {string} */
            of: "special" | "sum";
            first?: number;
            smallTo: number;
            bigFrom: number;
        };
        /** @description Of a line, and how many lines a bet may have. */
        StakeLimits: {
            lowest: components["schemas"]["MinorAmount"];
            highest: components["schemas"]["MinorAmount"];
            lines: number;
        };
        LotteryGroup: {
            gameGroupCode: string;
            /**
             * @description Empty: the group is called by its code.
             * @default
             */
            labelName: string;
            /** @default [] */
            gameMenus: components["schemas"]["LotteryGame"][];
        };
        LotteryGame: {
            code: string;
            /**
             * @description What the game is called; empty: its code.
             * @default
             */
            remark: string;
        };
        /**
         * @description Lott, ZY, Elott or SEA, in any case.
         * @default LOTT
         * @example Lott
         */
        PrizeMode: string;
        LotteryRoom: {
            roomId: string;
            /** @example BAIZE */
            vassalage: string;
            gameCode: string;
            /**
             * @description What the game is called; empty: its code.
             * @default
             */
            remark: string;
        };
        /** @description The draws of a lottery that have been, the last one first. */
        OpenedNumbers: {
            gameCode: string;
            results: components["schemas"]["DrawResult"][];
        };
        /**
         * @example {
         *       "vassalage": "LOTT",
         *       "gameCode": "five-minute-draw",
         *       "issueNumber": "20260301-145",
         *       "entries": [
         *         {
         *           "play": "last-2",
         *           "picks": [
         *             "07",
         *             "71"
         *           ],
         *           "stake": "100"
         *         }
         *       ]
         *     }
         */
        BetRequest: {
            /** @example BAIZE */
            vassalage: string;
            gameCode: string;
            /**
             * @description The draw's number, unique among those of its lottery.
             * @example 20260301-145
             */
            issueNumber: string;
            entries: components["schemas"]["BetEntry"][];
        };
        BetEntry: {
            /** @example last-2 */
            play: string;
            picks: string[];
            stake: components["schemas"]["MinorAmount"];
        };
        Member: {
            id: string | number;
            account: string;
            userName?: string;
            /**
             * @description Empty: the member is called by the account.
             * @default
             */
            nickname: string;
            /** @description memberTypes of the start-up answer says which are agents and which trials. */
            type: number;
            /** @description What an agent gives to those whom they invite. */
            invitationCode?: string;
            language?: components["schemas"]["LanguageCode"];
            /** @enum {string} */
            timeFormat?: "auto" | "h12" | "h23";
        };
        PaymentPassword: {
            isSet: boolean;
            /** Format: date-time */
            lockedUntil?: string;
        };
        Vip: {
            level: number;
            name: string;
            staked: components["schemas"]["MinorAmount"];
            currency: string;
            /** @description None: the highest rank is reached. */
            next?: {
                level: number;
                name: string;
                at: components["schemas"]["MinorAmount"];
            };
            /**
             * @description All ranks, from the lowest.
             * @default []
             */
            ranks: components["schemas"]["VipRank"][];
        };
        VipRank: {
            level: number;
            name: string;
            at: components["schemas"]["MinorAmount"];
            /**
             * @description What the merchant grants, in the call's language.
             * @default []
             */
            benefits: string[];
        };
        UnreadMessages: {
            count: number;
        };
        DeleteMessagesRequest: {
            ids: string[];
        };
        MessagePage: {
            items: components["schemas"]["Message"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
            /** @description In all, not on this page alone. */
            unread: number;
        };
        Message: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            kind: components["schemas"]["MessageKind"];
            title: string;
            /**
             * @description HTML; sanitised before it is shown.
             * @default
             */
            content: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            sentAt: string;
            read: boolean;
            /**
             * Format: date-time
             * @description Until when undoOwnChange undoes the change that the message tells of.
             * @example 2026-03-01T04:00:00Z
             */
            undoUntil?: string;
        };
        /**
         * @description `system`: about the account, by the site itself; `personal`: by a person.
         * @enum {string}
         */
        MessageKind: "system" | "personal";
        MarkMessagesRequest: {
            ids?: string[];
        };
        WithdrawalAccount: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            network?: components["schemas"]["UsdtNetwork"];
            /** @description Name of the bank or the wallet. */
            bank?: string;
            holder: string;
            /**
             * @description Masked: its last four characters after dots.
             * @example •••• 4321
             */
            number: string;
            /**
             * Format: date-time
             * @description A new account waits 24 hours.
             * @example 2026-03-01T04:00:00Z
             */
            usableFrom: string;
            usable: boolean;
        };
        Deposit: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            /** @description The provider's number, for people. */
            reference: string;
            /** @example bank */
            methodId: string;
            kind: components["schemas"]["PaymentKind"];
            network?: components["schemas"]["UsdtNetwork"];
            amount: components["schemas"]["MinorAmount"];
            fee: components["schemas"]["MinorAmount"];
            paid?: components["schemas"]["MinorAmount"];
            credited?: components["schemas"]["MinorAmount"];
            bonus?: components["schemas"]["MinorAmount"];
            currency: string;
            status: components["schemas"]["DepositStatus"];
            /** @enum {string} */
            reason?: "payer" | "bank" | "cancelled" | "expired" | "operator";
            promotionId?: string;
            /** @description The provider's page, while the order is pending. */
            payUrl?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            settledAt?: string;
            /**
             * Format: date-time
             * @description When this was answered, to count down to `expiresAt`.
             * @example 2026-03-01T04:00:00Z
             */
            serverTime: string;
            steps: components["schemas"]["DepositStep"][];
        };
        /**
         * @description Only `pending` and `confirming` change. A payment that comes after the end is credited all the same.
         * @enum {string}
         */
        DepositStatus: "pending" | "confirming" | "credited" | "failed" | "lapsed" | "cancelled";
        DepositStep: {
            /** @enum {string} */
            step: "opened" | "confirming" | "credited" | "failed" | "lapsed" | "cancelled" | "amountDiffers";
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
            amount?: components["schemas"]["MinorAmount"];
        };
        OrderRequest: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
        };
        Withdrawal: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            network?: components["schemas"]["UsdtNetwork"];
            bank?: string;
            /** @description Masked. */
            number: string;
            amount: components["schemas"]["MinorAmount"];
            fee: components["schemas"]["MinorAmount"];
            payout: components["schemas"]["MinorAmount"];
            received?: components["schemas"]["MinorAmount"];
            returned?: components["schemas"]["MinorAmount"];
            currency: string;
            status: components["schemas"]["WithdrawalStatus"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            coolingUntil: string;
            /**
             * Format: date-time
             * @description When `sent` counts as received.
             * @example 2026-03-01T04:00:00Z
             */
            confirmedAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            settledAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            serverTime: string;
            steps: components["schemas"]["WithdrawalStep"][];
        };
        /**
         * @description `cooling`: can be cancelled; `sent`: counts as received at `confirmedAt` unless something else is heard; `disputed`: the operator decides. The last six are final (REQ-224, D59).
         * @enum {string}
         */
        WithdrawalStatus: "cooling" | "processing" | "sent" | "disputed" | "received" | "partlyReceived" | "notReceived" | "forcedReceived" | "cancelled" | "rejected";
        WithdrawalStep: {
            /** @enum {string} */
            step: "requested" | "approved" | "sent" | "disputed" | "received" | "partlyReceived" | "notReceived" | "forcedReceived" | "cancelled" | "rejected";
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
            amount?: components["schemas"]["MinorAmount"];
            /** @enum {string} */
            by?: "member" | "provider" | "operator" | "time";
        };
        WithdrawalConfirmation: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            /** @enum {string} */
            outcome: "received" | "partlyReceived" | "notReceived";
            /**
             * @description What arrived, with `partlyReceived`.
             * @example 10000
             */
            amount?: string;
        };
        /**
         * @example {
         *       "methodId": "bank",
         *       "amount": "10000",
         *       "returnPath": "/member/depositv2"
         *     }
         */
        DepositRequest: {
            /** @example bank */
            methodId: string;
            network?: components["schemas"]["UsdtNetwork"];
            /**
             * @description Minor units of the currency, at least 1.
             * @example 10000
             */
            amount: string;
            promotionId?: string;
            /**
             * @description The site's path that the provider's page leads back to.
             * @example /member/depositv2
             */
            returnPath: string;
        };
        DepositPage: {
            items: components["schemas"]["Deposit"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
        };
        PaymentMethods: {
            currency: string;
            deposit: components["schemas"]["PaymentMethod"][];
            withdrawal: components["schemas"]["PaymentMethod"][];
            /** @description Amounts to offer, ascending. */
            presets: components["schemas"]["MinorAmount"][];
            /** @description What can be chosen with a deposit now; empty for a member who may choose none. */
            promotions: components["schemas"]["DepositPromotion"][];
            /** @description A deposit without a promotion must be wagered so many times. */
            depositTimes: number;
            /** @description Deposit orders that may be pending at once. */
            pendingLimit: number;
        };
        PaymentMethod: {
            /** @example bank */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description One is chosen for USDT; empty for the others. */
            networks: components["schemas"]["UsdtNetwork"][];
            lowest: components["schemas"]["MinorAmount"];
            highest: components["schemas"]["MinorAmount"];
            fee: components["schemas"]["PaymentFee"];
            /** @description False while the operator has switched it off. */
            available: boolean;
            /** @description Median time of the last orders; absent while there are fewer than five. */
            medianSeconds?: number;
        };
        /** @description The greater of the two, rounded up to a minor unit. */
        PaymentFee: {
            /** @description Share of the amount in hundredths of a per cent. */
            hundredths: number;
            lowest: components["schemas"]["MinorAmount"];
        };
        DepositPromotion: {
            id: string;
            /**
             * @description In the call's language; empty: the id stands for it.
             * @default
             */
            title: string;
            /** @description The bonus, as a share of the deposit in hundredths of a per cent. */
            hundredths: number;
            highest: components["schemas"]["MinorAmount"];
            lowestDeposit: components["schemas"]["MinorAmount"];
            /** @description Deposit and bonus must be wagered so many times. */
            timesTurnover: number;
        };
        PaymentTimes: {
            deposit?: components["schemas"]["MeasuredTime"];
            withdrawal?: components["schemas"]["MeasuredTime"];
            /** Format: date-time */
            measuredAt: string;
        };
        /** @description Absent while there are fewer than five orders. */
        MeasuredTime: {
            /** @description Median time from the request to the money. */
            seconds: number;
            /** @description Orders that were measured, the latest ones. */
            orders: number;
        };
        WithdrawalAccounts: {
            accounts: components["schemas"]["WithdrawalAccount"][];
            most: number;
            holder?: string;
        };
        WithdrawalPage: {
            items: components["schemas"]["Withdrawal"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
        };
        WithdrawalTerms: {
            currency: string;
            available: components["schemas"]["MinorAmount"];
            turnover: components["schemas"]["Turnover"];
            dayAmountLeft: components["schemas"]["MinorAmount"];
            dayCountLeft: number;
            coolingSeconds: number;
            /** @description After so long an unconfirmed withdrawal counts as received. */
            confirmMinutes: number;
            hasPaymentPassword: boolean;
        };
        /** @description What must be wagered before a withdrawal; `left` 0: nothing. */
        Turnover: {
            required: components["schemas"]["MinorAmount"];
            done: components["schemas"]["MinorAmount"];
            left: components["schemas"]["MinorAmount"];
            /** @description What part of a stake counts, per category, in hundredths of a per cent. */
            shares: {
                gameType: string;
                hundredths: number;
            }[];
        };
        PointConfig: {
            staked: components["schemas"]["MinorAmount"];
            convert: components["schemas"]["PointConversion"];
            currency: string;
        };
        /** @description `points` pay `pays`; no fewer than `minimum` are converted. */
        PointConversion: {
            /** @example 200 */
            points: number;
            pays: components["schemas"]["MinorAmount"];
            /** @example 200 */
            minimum: number;
        };
        PointMovementPage: {
            items: components["schemas"]["PointMovement"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
            /** @description Number of the page; absent on a page by cursor. */
            pageNum?: number;
            /** @description Pages in all; absent on a page by cursor. */
            totalPages?: number;
        };
        PointMovement: {
            id: string;
            /** @enum {string} */
            kind: "earned" | "takenBack" | "granted" | "redeemed" | "returned" | "converted";
            /** @description Negative where they went. */
            points: number;
            /** @description What there was then. */
            balance: number;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            occurredAt: string;
        };
        PointReward: {
            id: string;
            /**
             * @description Empty: the id stands for it.
             * @default
             */
            name: string;
            /** @description Its picture. */
            url?: string;
            /** @example 200 */
            points: number;
        };
        RedemptionPage: {
            items: components["schemas"]["Redemption"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
            /** @description Number of the page; absent on a page by cursor. */
            pageNum?: number;
            /** @description Pages in all; absent on a page by cursor. */
            totalPages?: number;
        };
        Redemption: {
            id: string;
            rewardId: string;
            /**
             * @description Empty: the id of the reward stands for it.
             * @default
             */
            name: string;
            /** @example 200 */
            points: number;
            status: components["schemas"]["RedemptionStatus"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            requestedAt: string;
        };
        /** @enum {string} */
        RedemptionStatus: "applying" | "rejected" | "approved";
        MemberProfile: {
            nickname: string;
            /** @description Absent: the member has chosen none. */
            picture?: {
                url: string;
                /** @description Absent: an uploaded one. */
                drawn?: number;
            };
            /**
             * @description Addresses of the pictures to choose from, in their order.
             * @default []
             */
            drawnPictures: string[];
            /**
             * Format: date
             * @description Set once.
             * @example 1990-05-17
             */
            birthday?: string;
            language?: components["schemas"]["LanguageCode"];
            /**
             * @description `auto`: as usual in the language.
             * @default auto
             * @enum {string}
             */
            timeFormat: "auto" | "h12" | "h23";
            /**
             * @description Every way of advertising; none is given before the member gives it.
             * @default []
             */
            consents: {
                /** @enum {string} */
                channel: "email" | "sms" | "phone" | "site";
                isGiven: boolean;
                /**
                 * Format: date-time
                 * @example 2026-03-01T04:00:00Z
                 */
                since?: string;
            }[];
        };
        /**
         * @example {
         *       "drawn": 3
         *     }
         */
        PictureChoice: {
            drawn?: number;
        };
        AccountClosure: {
            obstacles: ("balance" | "vendorWallets" | "withdrawals" | "deposits" | "bets")[];
            balance: components["schemas"]["MinorAmount"];
            bonus: components["schemas"]["MinorAmount"];
            currency: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            excludedUntil?: string;
        };
        ConsentChange: {
            /** @enum {string} */
            channel: "email" | "sms" | "phone" | "site";
            isGiven: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
        };
        ExportTicket: {
            ticket: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            expiresAt: string;
        };
        /**
         * @example {
         *       "birthday": "1990-05-17"
         *     }
         */
        BirthdayRequest: {
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday: string;
        };
        /**
         * @example {
         *       "channel": "email",
         *       "isGiven": true
         *     }
         */
        ConsentRequest: {
            /** @enum {string} */
            channel: "email" | "sms" | "phone" | "site";
            isGiven: boolean;
        };
        /**
         * @example {
         *       "nickname": "Lucky"
         *     }
         */
        NicknameRequest: {
            nickname: string;
        };
        /**
         * @example {
         *       "timeFormat": "h23"
         *     }
         */
        PreferencesRequest: {
            language?: components["schemas"]["LanguageCode"];
            /** @enum {string} */
            timeFormat?: "auto" | "h12" | "h23";
        };
        /**
         * @example {
         *       "image": "iVBORw0KGgo="
         *     }
         */
        ProfilePictureRequest: {
            /**
             * Format: byte
             * @description The file, in base64.
             */
            image: string;
        };
        /**
         * @example {
         *       "image": "iVBORw0KGgo="
         *     }
         */
        PromotionImageRequest: {
            /**
             * Format: byte
             * @description The file, in base64.
             */
            image: string;
        };
        PromotionOffer: {
            id: string;
            title: string;
            /**
             * @description HTML; sanitised before it is shown.
             * @default
             */
            content: string;
            announcementImages: {
                url: string;
            }[];
            /**
             * @description `join`: its reward is asked for once enough was staked; `apply`: by a form; `raffle`: by a draw.
             * @enum {string}
             */
            kind: "join" | "apply" | "raffle";
            status: components["schemas"]["PromotionStatus"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            startDate?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            endDate?: string;
            /** @default 0 */
            noExpiry: 0 | 1;
            reward?: components["schemas"]["MinorAmount"];
            currency: string;
            /** @description What was staked since it was joined, of what it asks for. */
            progress?: {
                done: components["schemas"]["MinorAmount"];
                required: components["schemas"]["MinorAmount"];
            };
        };
        /** @enum {string} */
        PromotionStatus: "comingSoon" | "joinable" | "registered" | "inProgress" | "claimable" | "claimed" | "applying" | "rejected" | "issued" | "closed";
        RaffleRequest: {
            /** @example first-deposit */
            promotionId: string;
        };
        Mission: {
            id: string;
            title: string;
            /** @enum {string} */
            unit: "rounds" | "games" | "money";
            done: string;
            required: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            endsAt: string;
        };
        PromotionList: {
            promotions: components["schemas"]["PromotionOffer"][];
            /** @description How many can be joined, applied for or claimed now (REQ-086). */
            available: number;
            /**
             * @description True while a promotion of the type REFERRAL runs: see getReferral.
             * @default false
             */
            referral: boolean;
        };
        PromotionJoinRequest: {
            /** @example first-deposit */
            promotionId: string;
        };
        /**
         * @example {
         *       "promotionId": "first-deposit",
         *       "remark": "",
         *       "images": []
         *     }
         */
        PromotionRewardRequest: {
            /** @example first-deposit */
            promotionId: string;
            /** @default  */
            remark: string;
            /**
             * @description The ids that addPromotionImage answered with.
             * @default []
             */
            images: string[];
        };
        Rebate: {
            /** @description A day in the merchant's time zone. */
            day: string;
            gameType: components["schemas"]["GameType"];
            base: components["schemas"]["MinorAmount"];
            /** @description The rate, in hundredths of a per cent. */
            hundredths: number;
            amount: components["schemas"]["MinorAmount"];
            currency: string;
            /**
             * @description `running`: the day is not over.
             * @enum {string}
             */
            status: "running" | "claimable" | "claimed";
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            claimedAt?: string;
        };
        /**
         * @example {
         *       "day": "2026-02-28",
         *       "gameType": "RNG"
         *     }
         */
        RebateRequest: {
            day: string;
            gameType: components["schemas"]["GameType"];
        };
        AccountMovementPage: {
            items: components["schemas"]["AccountMovement"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
            totals?: components["schemas"]["AccountTotals"];
        };
        AccountMovement: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            kind: components["schemas"]["MovementKind"];
            amount: components["schemas"]["MinorAmount"];
            balance: components["schemas"]["MinorAmount"];
            currency: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            occurredAt: string;
        };
        /**
         * @description `debit`, `credit` and `rollback`: a stake, a prize and a returned stake; `withdrawalReturned`: what came back of a withdrawal; `transferOut` and `transferIn`: between wallets.
         * @enum {string}
         */
        MovementKind: "opening" | "debit" | "credit" | "rollback" | "bonus" | "bonusReturned" | "deposit" | "withdrawal" | "withdrawalReturned" | "transferOut" | "transferIn" | "uplineTransfer" | "rebate" | "adjustment";
        AccountTotals: {
            count: number;
            came: components["schemas"]["MinorAmount"];
            went: components["schemas"]["MinorAmount"];
            net: components["schemas"]["MinorAmount"];
        };
        BettingRoundPage: {
            items: components["schemas"]["BettingRound"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
            totals?: components["schemas"]["BettingTotals"];
        };
        BettingRound: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            gameCode: string;
            /**
             * @description Empty: the code stands for it.
             * @default
             */
            gameName: string;
            /** @description The vendor's id of the round; of a bet on a draw its own. */
            round: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            placedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            settledAt?: string;
            staked: components["schemas"]["MinorAmount"];
            won: components["schemas"]["MinorAmount"];
            net: components["schemas"]["MinorAmount"];
            turnover: components["schemas"]["MinorAmount"];
            currency: string;
            /** @enum {string} */
            status: "open" | "won" | "lost" | "returned";
        };
        BettingTotals: {
            count: number;
            staked: components["schemas"]["MinorAmount"];
            won: components["schemas"]["MinorAmount"];
            net: components["schemas"]["MinorAmount"];
            turnover: components["schemas"]["MinorAmount"];
        };
        BonusPage: {
            items: components["schemas"]["BonusEntry"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
            totals?: components["schemas"]["BonusTotals"];
        };
        BonusEntry: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            /** @enum {string} */
            source: "promotion" | "deposit" | "points" | "operator" | "referral" | "other";
            promotionId?: string;
            /**
             * @description In the call's language; empty: the source stands for it.
             * @default
             */
            title: string;
            amount: components["schemas"]["MinorAmount"];
            currency: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
            required: components["schemas"]["MinorAmount"];
            left: components["schemas"]["MinorAmount"];
            /** @enum {string} */
            status: "wagering" | "free" | "lapsed" | "forfeited";
        };
        BonusTotals: {
            count: number;
            amount: components["schemas"]["MinorAmount"];
        };
        /** @description `none`: there is nothing more to tell. */
        MovementStory: {
            /** @enum {string} */
            type: "round";
            story: components["schemas"]["RoundStory"];
        } | {
            /** @enum {string} */
            type: "deposit";
            deposit: components["schemas"]["Deposit"];
        } | {
            /** @enum {string} */
            type: "withdrawal";
            withdrawal: components["schemas"]["Withdrawal"];
        } | {
            /** @enum {string} */
            type: "bonus";
            bonus: components["schemas"]["BonusEntry"];
        } | {
            /** @enum {string} */
            type: "rebate";
            rebate: components["schemas"]["Rebate"];
        } | {
            /** @enum {string} */
            type: "transfer";
            /** @description `main`, a vassalage, or the masked name of a member. */
            from: string;
            to: string;
        } | {
            /** @enum {string} */
            type: "none";
        };
        RoundStory: {
            round: components["schemas"]["BettingRound"];
            movements: components["schemas"]["RoundMovement"][];
            draw?: components["schemas"]["RoundDraw"];
        };
        RoundMovement: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            /** @enum {string} */
            kind: "stake" | "prize" | "return";
            amount: components["schemas"]["MinorAmount"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
        };
        /** @description Its proof: getDrawProof; its entries: getBets. */
        RoundDraw: {
            vassalage: string;
            gameCode: string;
            /**
             * @description The draw's number, unique among those of its lottery.
             * @example 20260301-145
             */
            issueNumber: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            drawTime: string;
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            betId: string;
        };
        Profit: {
            from: string;
            to: string;
            currency: string;
            /** @description Days on which something happened, ascending. */
            days: components["schemas"]["ProfitDay"][];
            totals: components["schemas"]["ProfitTotals"];
        };
        ProfitDay: {
            day: string;
            staked: components["schemas"]["MinorAmount"];
            won: components["schemas"]["MinorAmount"];
            bonus: components["schemas"]["MinorAmount"];
            rebate: components["schemas"]["MinorAmount"];
            net: components["schemas"]["MinorAmount"];
            deposited: components["schemas"]["MinorAmount"];
            withdrawn: components["schemas"]["MinorAmount"];
        };
        ProfitTotals: {
            staked: components["schemas"]["MinorAmount"];
            won: components["schemas"]["MinorAmount"];
            bonus: components["schemas"]["MinorAmount"];
            rebate: components["schemas"]["MinorAmount"];
            net: components["schemas"]["MinorAmount"];
            deposited: components["schemas"]["MinorAmount"];
            withdrawn: components["schemas"]["MinorAmount"];
        };
        Rebates: {
            rebates: components["schemas"]["Rebate"][];
            rates: components["schemas"]["RebateRate"][];
            claimable: components["schemas"]["MinorAmount"];
            currency: string;
        };
        RebateRate: {
            gameType: components["schemas"]["GameType"];
            hundredths: number;
        };
        Recovered: {
            account: string;
        };
        RecoveryEmailRequest: {
            /** @example player */
            username: string;
            /** @example player@example.com */
            email: string;
        };
        RecoverySmsRequest: {
            /**
             * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
             * @example 13800138000
             */
            mobileNum: string;
            /** @example 86 */
            countryDialingCode: string;
            botCheck?: components["schemas"]["BotCheck"];
        };
        Referral: {
            /**
             * @description Sent as `referralCode` at registration.
             * @example R7KX2M9Q
             */
            code: string;
            /** @default  */
            title: string;
            /**
             * @description HTML of the terms; sanitised before it is shown.
             * @default
             */
            content: string;
            rule: components["schemas"]["ReferralRule"];
            currency: string;
            friends: number;
            earned: components["schemas"]["MinorAmount"];
            claimable: components["schemas"]["MinorAmount"];
        };
        /** @description Holds for friends who join now. */
        ReferralRule: {
            reward: components["schemas"]["MinorAmount"];
            deposited: components["schemas"]["MinorAmount"];
            /** @description How often a reward is wagered before it can be withdrawn. */
            times: number;
        };
        ReferredFriendPage: {
            items: components["schemas"]["ReferredFriend"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
        };
        ReferredFriend: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            /** @description Masked. */
            name: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            joinedAt: string;
            status: components["schemas"]["ReferredFriendStatus"];
            reward: components["schemas"]["MinorAmount"];
            done: components["schemas"]["MinorAmount"];
            required: components["schemas"]["MinorAmount"];
            currency: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            paidAt?: string;
        };
        /** @enum {string} */
        ReferredFriendStatus: "joined" | "claimable" | "paid" | "own";
        RegistrationCodeRequest: {
            /**
             * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
             * @example 13800138000
             */
            mobileNum: string;
            /** @example 86 */
            countryDialingCode: string;
            verificationCode: string;
        };
        Registered: {
            session?: components["schemas"]["LoggedIn"];
        };
        LoggedIn: {
            token: string;
            /** @default false */
            firstTimeLogin: boolean;
            /** @default false */
            passwordExpired: boolean;
            passwordDefault?: boolean;
        };
        RegistrationSmsRequest: {
            /**
             * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
             * @example 13800138000
             */
            mobileNum: string;
            /** @example 86 */
            countryDialingCode: string;
            /** @description Of the variant by username (REQ-158). */
            username?: string;
            botCheck?: components["schemas"]["BotCheck"];
        };
        SamplePage: {
            items: components["schemas"]["SampleEntry"][];
            /** @description Cursor of the next page; absent on the last one. */
            next?: string;
            /** @description Entries in all; absent on a page by cursor. */
            count?: number;
        };
        SampleEntry: {
            id: string;
            /** @default  */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            addedAt: string;
        };
        NewAuthenticator: {
            secret: string;
            /** @description For a QR code. */
            uri: string;
        };
        NewPasskeyOptions: {
            /**
             * @description Good for one answer, for five minutes.
             * @example AAAA
             */
            challenge: string;
            rp: {
                id: string;
                name: string;
            };
            user: {
                /** @example AAAA */
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                /** @enum {string} */
                type: "public-key";
                alg: number;
            }[];
            /** @description Milliseconds. */
            timeout: number;
            excludeCredentials: {
                /** @example AAAA */
                id: string;
                /** @enum {string} */
                type: "public-key";
            }[];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "required";
                /** @enum {boolean} */
                requireResidentKey: true;
                /** @enum {string} */
                userVerification: "required";
            };
            /** @enum {string} */
            attestation: "none";
        };
        PasskeyOptions: {
            /**
             * @description Good for one answer, for five minutes.
             * @example AAAA
             */
            challenge: string;
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
            /** @description Empty at a login: any passkey of the site. */
            allowCredentials: {
                /** @example AAAA */
                id: string;
                /** @enum {string} */
                type: "public-key";
            }[];
        };
        RecoveryCodes: {
            /** @description Shown once; each is used once. */
            recoveryCodes: string[];
        };
        EndSessionRequest: {
            id: string;
        };
        PastLogin: {
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
            /** @enum {string} */
            method: "username" | "sms" | "authenticator" | "social" | "passkey" | "secondFactor";
            /**
             * @description Browser and system, such as `Firefox · Android`; empty if unknown.
             * @default
             */
            device: string;
            /**
             * @description The network address; empty if unknown.
             * @default
             */
            address: string;
        };
        Passkey: {
            id: string;
            name: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Absent before its first use.
             * @example 2026-03-01T04:00:00Z
             */
            lastUsedAt?: string;
        };
        Security: {
            /** @description False after a registration at a provider. */
            hasPassword: boolean;
            hasPaymentPassword: boolean;
            /** @description Masked; none is bound if absent. */
            mobile?: string;
            /** @description Masked; none is bound if absent. */
            email?: string;
            hasAuthenticator: boolean;
            /** @description Unused recovery codes. */
            recoveryCodes: number;
            /**
             * @description The secret that confirms a change; absent: a password must be set first.
             * @enum {string}
             */
            proof?: "password" | "fundPassword" | "secondFactor";
        };
        OpenSession: {
            id: string;
            /**
             * @description Browser and system, such as `Firefox · Android`; empty if unknown.
             * @default
             */
            device: string;
            /**
             * @description The network address; empty if unknown.
             * @default
             */
            address: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description To about five minutes.
             * @example 2026-03-01T04:00:00Z
             */
            lastSeenAt: string;
            isThis: boolean;
            /** @description A game that the session has open. */
            game?: string;
        };
        RenamePasskeyRequest: {
            id: string;
            /** @example My phone */
            name: string;
        };
        /**
         * @example {
         *       "channel": "email",
         *       "to": {
         *         "channel": "email",
         *         "email": "new@example.com"
         *       }
         *     }
         */
        ContactCodeRequest: {
            /** @enum {string} */
            channel: "sms" | "email";
            to?: {
                /** @enum {string} */
                channel: "sms";
                /**
                 * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
                 * @example 13800138000
                 */
                mobileNum: string;
                /** @example 86 */
                countryDialingCode: string;
            } | {
                /** @enum {string} */
                channel: "email";
                email: string;
            };
        };
        UndoneChange: {
            account: string;
            /** @enum {string} */
            kind: "password" | "paymentPassword" | "mobile" | "email" | "authenticator" | "passkey";
        };
        UndoRequest: {
            token: string;
        };
        SocialLoginRequest: {
            provider: components["schemas"]["SocialProvider"];
        };
        /**
         * @example google
         * @enum {string}
         */
        SocialProvider: "google" | "facebook";
        SessionTerm: {
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description When it ends at last, however often it is extended.
             * @example 2026-03-01T04:00:00Z
             */
            latestEnd: string;
        };
        LoginValue: components["schemas"]["LoginChallenge"] | components["schemas"]["LoggedIn"];
        LoginChallenge: {
            challenge: {
                id: string;
                methods: ("sms" | "email" | "realName" | "authenticator")[];
                /**
                 * @description Where a code went, masked, for each method that sends one.
                 * @example {
                 *       "sms": "+86 ••••8000",
                 *       "email": "p•••@example.com"
                 *     }
                 */
                destinations?: {
                    sms?: string;
                    email?: string;
                };
                /** @description Asked because the login comes from an address that is new for the member (REQ-114). */
                newAddress?: boolean;
            };
        };
        /**
         * @example {
         *       "os": "Android",
         *       "platform": "W",
         *       "Encryption": "eyJ0eXAi.k.iv.c.t",
         *       "version": 3
         *     }
         */
        FreePlayRequest: {
            os: string;
            /** @enum {string} */
            platform: "W";
            Encryption: string;
            /** @enum {number} */
            version: 3;
        };
        SocialValue: components["schemas"]["SocialNewcomer"] | components["schemas"]["LoginChallenge"] | components["schemas"]["LoggedIn"];
        SocialNewcomer: {
            newcomer: {
                ticket: string;
                provider: components["schemas"]["SocialProvider"];
                /**
                 * @description As the provider says it.
                 * @default
                 */
                name: string;
            };
        };
        /**
         * @example {
         *       "id": "c1",
         *       "method": "sms"
         *     }
         */
        ChallengeCodeRequest: {
            id: string;
            /** @enum {string} */
            method: "sms" | "email";
        };
        ChatModel: {
            modelId: string;
        };
        /**
         * @example {
         *       "content": "The lottery page could show more past draws."
         *     }
         */
        FeedbackRequest: {
            content: string;
        };
        Country: {
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            countryDialingCode: string;
        };
        HelpTopic: {
            id: string;
            title: string;
            /** @default [] */
            parts: components["schemas"]["HelpPart"][];
        };
        HelpPart: {
            /** @description A paragraph. */
            text: string;
            /**
             * @description A list under it.
             * @default []
             */
            steps: string[];
        };
        /** @description How many characters feedback has (UTF-16), without the blanks around it. */
        FeedbackLength: {
            minLength: number;
            maxLength: number;
        };
        KeySet: {
            /** @description Seconds since 1970 by the server's clock; players' clocks are wrong. */
            serverTime: number;
            /** @description The first is the one to use. */
            keys: components["schemas"]["PublicKey"][];
        };
        PublicKey: {
            /** @enum {string} */
            kty: "EC";
            /** @enum {string} */
            crv: "P-256";
            x: string;
            y: string;
            kid: string;
            /** @enum {string} */
            use: "enc";
            /** @enum {string} */
            alg: "ECDH-ES";
        };
        FieldRule: {
            key: string;
            /** @default false */
            enabled: boolean;
            /** @default false */
            required: boolean;
            /** @default 0 */
            minLength: number;
            /**
             * @description In characters; 0 sets no maximum.
             * @default 0
             */
            maxLength: number;
            /** @default 0 */
            patternId: number;
            /** @description Wins over patternId; * is any text. */
            acceptedPattern?: string;
            /** @default text */
            type: string;
            /** @description acceptedPattern cannot run away; others are not run (D18). */
            safe?: boolean;
        };
        StartUp: {
            merchant: {
                code: string;
                currency: string;
            };
            /** @default [] */
            domainRoute: string[];
            /** @default [] */
            resources: components["schemas"]["Resource"][];
            /** @default [] */
            whitelabel: components["schemas"]["WhiteLabelNode"][];
            /** @default [] */
            register: components["schemas"]["FieldRule"][];
            /** @default  */
            mainDomain: string;
            /** @default {} */
            analytics: {
                gtagId?: string;
            };
            /** @default [] */
            imageCDNs: string[];
            /** @default [] */
            launchGameCDNs: string[];
            /**
             * @default {
             *       "ip": ""
             *     }
             */
            location: {
                ip: string;
            };
            /** @default false */
            maintenance: boolean;
            /** @default false */
            regionRestriction: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            maintenanceUntil?: string;
            /**
             * @description Empty restricts nothing.
             * @default []
             */
            languages: components["schemas"]["LanguageCode"][];
            /**
             * @description A list that is left out is the specification's.
             * @default {}
             */
            memberTypes: {
                agent?: number[];
                trial?: number[];
            };
            /**
             * @description IANA name; days and ranges are counted in it.
             * @default UTC
             */
            timeZone: string;
            social?: {
                google?: boolean;
                facebook?: boolean;
            };
        };
        Resource: {
            /** @description Android, IOS, MOBILECONFIG, PHONE, EMAIL, LIVECHAT or TELEGRAM, in any case; others are not shown. */
            resourceType: string;
            /** @default  */
            name: string;
            url: string;
        };
        WhiteLabelNode: {
            modId: string;
            /** @description '1' is on, everything else is off. */
            enabled: string;
            childrenNodes?: components["schemas"]["WhiteLabelNode"][];
        };
        SystemStatus: {
            /** @description 0 normal, 1 maintenance, 2 region restricted. */
            status: 0 | 1 | 2;
            ip?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            until?: string;
        };
        /**
         * @example {
         *       "reference": "MIPA0M53",
         *       "release": "main-Bd4hSHFp",
         *       "place": "home",
         *       "browser": "chrome",
         *       "name": "TypeError",
         *       "message": "Cannot read properties of undefined"
         *     }
         */
        ReportedIncident: {
            /** @description The reference shown to the player. */
            reference: string;
            /** @description The release that the site runs. */
            release: string;
            /** @description The route name of the page; `none` where there is no page. */
            place: string;
            /** @enum {string} */
            browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | "other";
            /**
             * @description The class of the error.
             * @example TypeError
             */
            name: string;
            message: string;
        };
        MemberWallets: {
            /** @description True: every game bets from the main wallet, and nothing is transferred. */
            isSingle: boolean;
            currency: string;
            total: components["schemas"]["MinorAmount"];
            /** @description The main wallet first. */
            wallets: components["schemas"]["MemberWallet"][];
        };
        MemberWallet: {
            /** @example main */
            id: string;
            /**
             * @description Name of the vendor; empty for the main wallet.
             * @default
             */
            name: string;
            balance: components["schemas"]["MinorAmount"];
        };
        Upline: {
            name: string;
            available: components["schemas"]["MinorAmount"];
            lowest: components["schemas"]["MinorAmount"];
            highest: components["schemas"]["MinorAmount"];
            currency: string;
        };
        TransferReceipt: {
            /** @example 0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11 */
            id: string;
            to: string;
            amount: components["schemas"]["MinorAmount"];
            currency: string;
            balance: components["schemas"]["MinorAmount"];
            /**
             * Format: date-time
             * @example 2026-03-01T04:00:00Z
             */
            at: string;
        };
        /**
         * @example {
         *       "from": "main",
         *       "to": "BAIZE",
         *       "amount": "10000"
         *     }
         */
        WalletTransfer: {
            /** @example main */
            from: string;
            /** @example BAIZE */
            to: string;
            /**
             * @description Minor units of the currency, at least 1.
             * @example 10000
             */
            amount: string;
        };
        /**
         * @example {
         *       "kind": "work",
         *       "n": 4711
         *     }
         */
        BotCheckAnswer: {
            /** @enum {string} */
            kind: "slider";
            /** @description The start of the piece, in units of the picture. */
            x: number;
            trail: {
                x: number;
                t: number;
            }[];
        } | {
            /** @enum {string} */
            kind: "work";
            n: number;
        };
        SliderPuzzle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "slider";
            picture: components["schemas"]["CaptchaImage"];
            piece: components["schemas"]["CaptchaImage"];
            width: number;
            height: number;
            pieceSize: number;
            /** @description Of the piece, in the picture. */
            top: number;
            expiresInSeconds: number;
        };
        /** Format: byte */
        CaptchaImage: string;
        WorkPuzzle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "work";
            challenge: string;
            difficulty: number;
            expiresInSeconds: number;
        };
        CaptchaProof: {
            challenge: string;
            difficulty: number;
        };
        LoginSmsRequest: {
            /**
             * @description A mobile number of its country: as it is dialed there, or with its dialing code before it; spaces and the like are passed over.
             * @example 13800138000
             */
            mobileNum: string;
            /** @example 86 */
            countryDialingCode: string;
            botCheck?: components["schemas"]["BotCheck"];
        };
        Balance: {
            balance: components["schemas"]["MinorAmount"];
            bonus?: components["schemas"]["MinorAmount"];
            currency: string;
            /**
             * @description Empty: the code of the currency stands for it.
             * @default
             */
            currencySymbol: string;
            /** @description The ledger's sequence; of two answers the higher one is newer. */
            sequence: number;
        };
        MerchantWallet: {
            /** @description 1: one wallet for all games. */
            isSingle: 0 | 1;
        };
    };
    responses: {
        /** @description The request does not keep to this document. */
        InvalidRequest: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequest"];
            };
        };
        /** @description No session, or it has ended. */
        Unauthenticated: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthenticated"];
            };
        };
        /** @description The region, the role, the kind of account or the merchant does not permit it. */
        Forbidden: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Forbidden"];
            };
        };
        /** @description Another request with the same key or on the same thing was first. */
        Conflict: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Conflict"];
            };
        };
        /** @description The body is larger than the gateway reads. */
        TooLarge: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooLarge"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequests"];
            };
        };
        /** @description The gateway failed; the reference finds the reason. */
        InternalError: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InternalError"];
            };
        };
        /** @description Maintenance, or too many calls at this moment. */
        Unavailable: {
            headers: {
                /** @description The reference to quote when asking about this answer. */
                "X-Request-Id"?: string;
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unavailable"];
            };
        };
    };
    parameters: {
        /** @description The call's x-module-id (D38). */
        ModuleId: string;
        /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
        Language: components["schemas"]["LanguageCode"];
        /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
        IfNoneMatch: string;
        /** @description The id of the last event that has arrived; what came after it follows. One that is none begins anew. */
        LastEventId: string;
        /** @description Random; the same on a second try of the same thing, which then happens once. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getAnnouncements: {
        parameters: {
            query?: {
                /** @description B banners, PL notices, PU popups, PR promotions, H home. */
                types?: string;
                platform?: "W";
                execution?: "A" | "B" | "F";
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Announcements"];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGameAnnouncements: {
        parameters: {
            query?: {
                gameType?: components["schemas"]["GameType"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["GameAnnouncements"];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInbox: {
        parameters: {
            query?: {
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageNo?: number;
                pageSize?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["InboxPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["UnreadCounts"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAnnouncementsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReadRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: announcementUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Unread"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "announcementUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGameList: {
        parameters: {
            query?: {
                clientType?: number;
                platform?: string;
                /** @description Must be the merchant of the host, if sent. */
                merchant?: string;
                gameType?: components["schemas"]["GameType"];
                vassalage?: string;
                /** @description SC, VP, JP, TG, AC or BG (REQ-177). */
                gameClassify?: string;
                gameName?: string;
                /** @description In units of the account currency. */
                minBet?: number;
                minLineNum?: number;
                /** @description Only games that the merchant has had for no longer, by the clock of the gateway; those of the newest day first, and of a day its vendors in turn. */
                addedWithinDays?: number;
                pageNo?: number;
                pageSize?: number;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["GamePage"];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGameVendors: {
        parameters: {
            query?: {
                /** @description Must be the merchant of the host, if sent. */
                merchantCode?: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            data: {
                                lanes: components["schemas"]["Lane"][];
                            };
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHotGames: {
        parameters: {
            query?: {
                /** @description Must be the merchant of the host, if sent. */
                merchantCode?: string;
                isPlatform?: number;
                vassalage?: string;
                platform?: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            list: components["schemas"]["Game"][];
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecentGames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            list: components["schemas"]["Game"][];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVassalageGameType: {
        parameters: {
            query: {
                vassalage: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            gameType?: components["schemas"]["GameType"];
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWinnerBoard: {
        parameters: {
            query?: {
                gameCategory?: "ALL" | "SPORTS" | "ESPORTS" | "LIVE" | "ELOTT" | "PVP" | "FISH" | "RNG" | "LOTT";
                language?: components["schemas"]["LanguageCode"];
                limitNum?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            list: components["schemas"]["Winner"][];
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The id of the last event that has arrived; what came after it follows. One that is none begins anew. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events, until its end. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["MemberEvent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: gameUnknown, favouritesFull. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameUnknown" | "favouritesFull";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavouriteGames: {
        parameters: {
            query?: {
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageNo?: number;
                pageSize?: number;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["FavouriteGamePage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavouriteIds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: string[];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavourite: {
        parameters: {
            query: {
                nodeId: string;
                vendor?: string;
                gameType?: components["schemas"]["GameType"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaySession: {
        parameters: {
            query: {
                sessionId: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: playSessionUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PlaySession"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "playSessionUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchExternalGame: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: gameMaintenance, gameUnknown, demoUnavailable, vendorUnavailable, onBreak, excluded, nightBreak. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Launch"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameMaintenance" | "gameUnknown" | "demoUnavailable" | "vendorUnavailable" | "onBreak" | "excluded" | "nightBreak";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchGame: {
        parameters: {
            query?: {
                lottoArea?: string;
                launchMode?: string;
                lottoPrizeMode?: string;
                lottoGameCode?: string;
                lottoView?: "betting" | "lobby";
                device?: "WEB";
                /** @description An address of the site that calls, under its own scheme, host and port: the game's back. */
                backUrl?: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: gameMaintenance, gameUnknown, demoUnavailable, vendorUnavailable, onBreak, excluded, nightBreak. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Launch"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameMaintenance" | "gameUnknown" | "demoUnavailable" | "vendorUnavailable" | "onBreak" | "excluded" | "nightBreak";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitConfirmation"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: limitUnknown, limitWaits. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberLimits"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "limitUnknown" | "limitWaits";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    excludeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExclusionRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberLimits"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLimitChanges: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LimitChanges"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberLimits"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: limitInvalid. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberLimits"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "limitInvalid";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBreak: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BreakRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberLimits"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBets: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                pageNo?: number;
                gameCode?: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["BetPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeBet: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: gameUnknown, gameMaintenance, vendorUnavailable, drawClosed, betInvalid, stakeOutOfRange, insufficientFunds, limitReached, onBreak, excluded, nightBreak. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Bet"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameUnknown" | "gameMaintenance" | "vendorUnavailable" | "drawClosed" | "betInvalid" | "stakeOutOfRange" | "insufficientFunds" | "limitReached" | "onBreak" | "excluded" | "nightBreak";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBetsCsv: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                gameCode?: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with a row per bet. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDrawProof: {
        parameters: {
            query: {
                vassalage: string;
                gameCode: string;
                /** @description The draw's number, unique among those of its lottery. */
                issueNumber: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: gameUnknown, drawUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["DrawProof"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameUnknown" | "drawUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraws: {
        parameters: {
            query?: {
                /** @description How many results of each lottery. */
                limitNum?: number;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Draws"];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLotteryBoard: {
        parameters: {
            query: {
                vassalage: string;
                gameCode: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: gameUnknown, gameMaintenance, vendorUnavailable. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LotteryBoard"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameUnknown" | "gameMaintenance" | "vendorUnavailable";
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLotteryMenus: {
        parameters: {
            query?: {
                /** @description Lott, ZY, Elott or SEA, in any case. */
                prizeMode?: components["schemas"]["PrizeMode"];
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LotteryGroup"][];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLotteryRooms: {
        parameters: {
            query?: {
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LotteryRoom"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenedNumbers: {
        parameters: {
            query: {
                gameCode: string;
                limitNum?: number;
                vassalage?: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: gameUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["OpenedNumbers"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecentVnLotteries: {
        parameters: {
            query?: {
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LotteryGame"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVnLotteryMenus: {
        parameters: {
            query?: {
                /** @description Lott, ZY, Elott or SEA, in any case. */
                prizeMode?: components["schemas"]["PrizeMode"];
                device?: "WEB";
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LotteryGroup"][];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVnOpenedNumbers: {
        parameters: {
            query: {
                gameCode: string;
                limitNum?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: gameUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["OpenedNumbers"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "gameUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongPassword, oldPasswordRequired, confirmationDiffers, passwordRule, passwordUnchanged, locked. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongPassword" | "oldPasswordRequired" | "confirmationDiffers" | "passwordRule" | "passwordUnchanged" | "locked";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            url?: string;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PaymentPassword"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongPassword, locked, confirmationDiffers, passwordRule, passwordsAlike. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongPassword" | "locked" | "confirmationDiffers" | "passwordRule" | "passwordsAlike";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Vip"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMessagesRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["UnreadMessages"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                /** @description `system`: about the account, by the site itself; `personal`: by a person. */
                kind?: components["schemas"]["MessageKind"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MessagePage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkMessagesRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: messageUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["UnreadMessages"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "messageUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawalAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["WithdrawalAccounts"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWithdrawalAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: paymentPasswordRequired, wrongPaymentPassword, paymentLocked, nameRequired, nameDiffers, numberInvalid, accountKnown, accountsFull. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["WithdrawalAccount"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "paymentPasswordRequired" | "wrongPaymentPassword" | "paymentLocked" | "nameRequired" | "nameDiffers" | "numberInvalid" | "accountKnown" | "accountsFull";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: orderUnknown, paymentsAway. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Deposit"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "orderUnknown" | "paymentsAway";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: orderUnknown, orderStarted. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Withdrawal"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "orderUnknown" | "orderStarted";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalConfirmation"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: orderUnknown, orderNotSent, amountOutOfRange. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Withdrawal"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "orderUnknown" | "orderNotSent" | "amountOutOfRange";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeposits: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                /** @description Only `pending` and `confirming` change. A payment that comes after the end is credited all the same. */
                status?: components["schemas"]["DepositStatus"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["DepositPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: methodUnavailable, amountOutOfRange, promotionUnknown, promotionClosed, depositsPending, paymentsAway, limitReached, onBreak, excluded, limitsUnset. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Deposit"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "methodUnavailable" | "amountOutOfRange" | "promotionUnknown" | "promotionClosed" | "depositsPending" | "paymentsAway" | "limitReached" | "onBreak" | "excluded" | "limitsUnset";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeposit: {
        parameters: {
            query: {
                id: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: orderUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Deposit"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "orderUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentTimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PaymentTimes"];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawal: {
        parameters: {
            query: {
                id: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: orderUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Withdrawal"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "orderUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawals: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                /** @description `cooling`: can be cancelled; `sent`: counts as received at `confirmedAt` unless something else is heard; `disputed`: the operator decides. The last six are final (REQ-224, D59). */
                status?: components["schemas"]["WithdrawalStatus"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["WithdrawalPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: paymentPasswordRequired, wrongPaymentPassword, paymentLocked, accountUnknown, accountWaits, methodUnavailable, amountOutOfRange, turnoverLeft, dayLimitReached, balanceTooLow. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Withdrawal"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "paymentPasswordRequired" | "wrongPaymentPassword" | "paymentLocked" | "accountUnknown" | "accountWaits" | "methodUnavailable" | "amountOutOfRange" | "turnoverLeft" | "dayLimitReached" | "balanceTooLow";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawalTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["WithdrawalTerms"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeWithdrawalAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: paymentPasswordRequired, wrongPaymentPassword, paymentLocked, accountUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "paymentPasswordRequired" | "wrongPaymentPassword" | "paymentLocked" | "accountUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: pointsBelowMinimum, paymentPasswordRequired, wrongPaymentPassword, paymentLocked, pointsTooFew, walletFull. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            points: number;
                            paid: components["schemas"]["MinorAmount"];
                            currency: string;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "pointsBelowMinimum" | "paymentPasswordRequired" | "wrongPaymentPassword" | "paymentLocked" | "pointsTooFew" | "walletFull";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            points: number;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PointConfig"];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointMovements: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                pageNo?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PointMovementPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointRewards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            rewards: components["schemas"]["PointReward"][];
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRedemptions: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                pageNo?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RedemptionPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemReward: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: rewardUnknown, paymentPasswordRequired, wrongPaymentPassword, paymentLocked, pointsTooFew. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Redemption"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "rewardUnknown" | "paymentPasswordRequired" | "wrongPaymentPassword" | "paymentLocked" | "pointsTooFew";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    choosePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureChoice"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberProfile"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClosure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["AccountClosure"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, accountInUse. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "accountInUse";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConsentChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            changes: components["schemas"]["ConsentChange"][];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query: {
                /** @description Of requestExport. */
                ticket: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON file. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberProfile"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, exportsUsedUp. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["ExportTicket"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "exportsUsedUp";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBirthday: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BirthdayRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: birthdaySet, birthdayInvalid. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberProfile"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "birthdaySet" | "birthdayInvalid";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberProfile"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNickname: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NicknameRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: nicknameRule, nicknameReserved. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberProfile"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "nicknameRule" | "nicknameReserved";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberProfile"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePictureRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: imageInvalid, imageTooLarge. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberProfile"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "imageInvalid" | "imageTooLarge";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPromotionImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionImageRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: imageInvalid, imageTooLarge, imagesTooMany. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            id: string;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "imageInvalid" | "imageTooLarge" | "imagesTooMany";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimRaffle: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaffleRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: promotionUnknown, promotionClosed, promotionTaken, onBreak, excluded, walletFull. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PromotionOffer"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "promotionUnknown" | "promotionClosed" | "promotionTaken" | "onBreak" | "excluded" | "walletFull";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMissionLeaderboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            entries: {
                                player: string;
                                missions: number;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-03-01T04:00:00Z
                             */
                            endsAt: string;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMissionSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            missions: components["schemas"]["Mission"][];
                            currency: string;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromotions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PromotionList"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionJoinRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: promotionUnknown, promotionClosed, promotionTaken, onBreak, excluded. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PromotionOffer"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "promotionUnknown" | "promotionClosed" | "promotionTaken" | "onBreak" | "excluded";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPromotionReward: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionRewardRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: promotionUnknown, promotionClosed, promotionTaken, onBreak, excluded, rewardNotReached, imageUnknown, walletFull. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PromotionOffer"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "promotionUnknown" | "promotionClosed" | "promotionTaken" | "onBreak" | "excluded" | "rewardNotReached" | "imageUnknown" | "walletFull";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRebates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Rebates"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimRebate: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebateRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: rebateUnknown, rebateRunning, rebateClaimed, walletFull. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Rebate"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "rebateUnknown" | "rebateRunning" | "rebateClaimed" | "walletFull";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountRecord: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                /** @description `debit`, `credit` and `rollback`: a stake, a prize and a returned stake; `withdrawalReturned`: what came back of a withdrawal; `transferOut` and `transferIn`: between wallets. */
                kind?: components["schemas"]["MovementKind"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["AccountMovementPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountRecordCsv: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `debit`, `credit` and `rollback`: a stake, a prize and a returned stake; `withdrawalReturned`: what came back of a withdrawal; `transferOut` and `transferIn`: between wallets. */
                kind?: components["schemas"]["MovementKind"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with a row per movement. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBettingRecord: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                gameType?: components["schemas"]["GameType"];
                vassalage?: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["BettingRoundPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBettingRecordCsv: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                gameType?: components["schemas"]["GameType"];
                vassalage?: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with a row per round. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBonusRecord: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["BonusPage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMovementStory: {
        parameters: {
            query: {
                id: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: recordUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MovementStory"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "recordUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfit: {
        parameters: {
            query: {
                /** @description First day, in the merchant's time zone. */
                from: string;
                /** @description Last day; no more than 366 days. */
                to: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Profit"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfitCsv: {
        parameters: {
            query: {
                /** @description First day, in the merchant's time zone. */
                from: string;
                /** @description Last day; no more than 366 days. */
                to: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with a row per day. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRound: {
        parameters: {
            query: {
                id: string;
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: recordUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RoundStory"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "recordUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverByLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: passwordRule, linkExpired, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Recovered"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "passwordRule" | "linkExpired" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverByMobile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: passwordRule, wrongCode, codeExpired, locked, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Recovered"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "passwordRule" | "wrongCode" | "codeExpired" | "locked" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRecoveryEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RecoveryEmailRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: fieldRule, tooSoon, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "fieldRule" | "tooSoon" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRecoverySms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverySmsRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: botCheckRequired, tooSoon, countryNotServed, fieldRule, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            expiredMinutes: number;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "botCheckRequired" | "tooSoon" | "countryNotServed" | "fieldRule" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimReferral: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: referralClosed, rewardNotReached, walletFull, onBreak, excluded. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Referral"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "referralClosed" | "rewardNotReached" | "walletFull" | "onBreak" | "excluded";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: referralClosed. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Referral"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "referralClosed";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferredFriends: {
        parameters: {
            query?: {
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: referralClosed. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["ReferredFriendPage"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "referralClosed";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAffiliate: {
        parameters: {
            query: {
                code: string;
                domain?: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: invalidInvitation. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "invalidInvitation";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRegistrationCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationCodeRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongCode, codeExpired, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongCode" | "codeExpired" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistrationChecks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            sms: boolean;
                            captcha: boolean;
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: switchedOff, termsUnknown, captchaRequired, captchaWrong, botCheckRequired, fieldRule, confirmationDiffers, invalidInvitation, countryNotServed, usernameTaken, wrongCode, codeExpired, providerAway, mobileTaken, tooManyAccounts, registrationRefused. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Registered"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "switchedOff" | "termsUnknown" | "captchaRequired" | "captchaWrong" | "botCheckRequired" | "fieldRule" | "confirmationDiffers" | "invalidInvitation" | "countryNotServed" | "usernameTaken" | "wrongCode" | "codeExpired" | "providerAway" | "mobileTaken" | "tooManyAccounts" | "registrationRefused";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerByMobile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: switchedOff, termsUnknown, captchaRequired, captchaWrong, botCheckRequired, fieldRule, confirmationDiffers, invalidInvitation, countryNotServed, usernameTaken, wrongCode, codeExpired, providerAway, mobileTaken, tooManyAccounts, registrationRefused. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Registered"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "switchedOff" | "termsUnknown" | "captchaRequired" | "captchaWrong" | "botCheckRequired" | "fieldRule" | "confirmationDiffers" | "invalidInvitation" | "countryNotServed" | "usernameTaken" | "wrongCode" | "codeExpired" | "providerAway" | "mobileTaken" | "tooManyAccounts" | "registrationRefused";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRegistrationSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationSmsRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: botCheckRequired, tooSoon, countryNotServed, fieldRule, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            expiredMinutes: number;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "botCheckRequired" | "tooSoon" | "countryNotServed" | "fieldRule" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSample: {
        parameters: {
            query?: {
                /** @description First day, in the merchant's time zone. */
                from?: string;
                /** @description Last day, in the merchant's time zone. */
                to?: string;
                /** @description `next` of the page before; the first page without it, or empty. */
                cursor?: string;
                pageSize?: number;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["SamplePage"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            passkeys: components["schemas"]["Passkey"][];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: passkeyUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "passkeyUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: passkeyExpired, passkeyRefused, passkeyKnown, tooManyPasskeys. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "passkeyExpired" | "passkeyRefused" | "passkeyKnown" | "tooManyPasskeys";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, authenticatorOn. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["NewAuthenticator"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "authenticatorOn";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, tooManyPasskeys. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["NewPasskeyOptions"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "tooManyPasskeys";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: passkeyUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PasskeyOptions"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "passkeyUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bindContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, countryNotServed, fieldRule, wrongCode, codeExpired, wrongCurrentCode, mobileTaken, excluded. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "countryNotServed" | "fieldRule" | "wrongCode" | "codeExpired" | "wrongCurrentCode" | "mobileTaken" | "excluded";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongCode, codeExpired, locked. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RecoveryCodes"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongCode" | "codeExpired" | "locked";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOneSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: sessionUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "sessionUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogins: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            logins: components["schemas"]["PastLogin"][];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Security"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            sessions: components["schemas"]["OpenSession"][];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongCode, codeExpired, locked, confirmationDiffers, passwordRule, passwordsAlike. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongCode" | "codeExpired" | "locked" | "confirmationDiffers" | "passwordRule" | "passwordsAlike";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, authenticatorOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "authenticatorOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, passkeyUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "passkeyUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongProof, otherProof, locked, authenticatorOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RecoveryCodes"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongProof" | "otherProof" | "locked" | "authenticatorOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCodeRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: tooSoon, countryNotServed, fieldRule, contactUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            /** @description Until another one may be sent. */
                            resendSeconds: number;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "tooSoon" | "countryNotServed" | "fieldRule" | "contactUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: linkExpired, mobileTaken. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["UndoneChange"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "linkExpired" | "mobileTaken";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoOwnChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: linkExpired, mobileTaken, wrongProof, otherProof, locked. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["UndoneChange"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "linkExpired" | "mobileTaken" | "wrongProof" | "otherProof" | "locked";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerLoginChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongAnswer, challengeExpired, locked. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LoggedIn"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongAnswer" | "challengeExpired" | "locked";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSocialLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLoginRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: switchedOff, providerAway. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            /** Format: uri */
                            address: string;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "switchedOff" | "providerAway";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessionTerm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["SessionTerm"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["SessionTerm"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: wrongCredentials, captchaRequired, captchaWrong, botCheckRequired, wrongCode, codeExpired, tooSoon, locked, disabled, nonMember, nonAgent, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LoginValue"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "wrongCredentials" | "captchaRequired" | "captchaWrong" | "botCheckRequired" | "wrongCode" | "codeExpired" | "tooSoon" | "locked" | "disabled" | "nonMember" | "nonAgent" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInFreePlay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreePlayRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LoggedIn"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: passkeyExpired, passkeyRefused, disabled, nonMember, nonAgent. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LoggedIn"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "passkeyExpired" | "passkeyRefused" | "disabled" | "nonMember" | "nonAgent";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerSocial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: signInExpired, registrationClosed, invalidInvitation, tooManyAccounts, termsUnknown, registrationRefused. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["LoggedIn"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "signInExpired" | "registrationClosed" | "invalidInvitation" | "tooManyAccounts" | "termsUnknown" | "registrationRefused";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInSocial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: switchedOff, signInExpired, signInRefused, providerAway, registrationClosed, disabled, nonMember, locked, tooSoon. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["SocialValue"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "switchedOff" | "signInExpired" | "signInRefused" | "providerAway" | "registrationClosed" | "disabled" | "nonMember" | "locked" | "tooSoon";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendChallengeCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeCodeRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: challengeExpired, tooSoon. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            /** @description Until another one may be sent. */
                            resendSeconds: number;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "challengeExpired" | "tooSoon";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchChat: {
        parameters: {
            query: {
                modelId: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: chatUnavailable. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            /** @description A web address; a site opens it where it lets chats in. */
                            chatUrl: string;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "chatUnavailable";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            models: components["schemas"]["ChatModel"][];
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: feedbackTooShort, feedbackTooLong. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "feedbackTooShort" | "feedbackTooLong";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Country"][];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: string[];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHelpCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            topics: components["schemas"]["HelpTopic"][];
                            feedback: components["schemas"]["FeedbackLength"];
                        };
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["KeySet"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistrationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["FieldRule"][];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStartUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["StartUp"];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["SystemStatus"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWhiteLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description The ETag of the answer that is there already; when it still holds, 304 comes instead. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["WhiteLabelNode"][];
                    };
                };
            };
            /** @description The answer is the one named by If-None-Match. */
            304: {
                headers: {
                    /** @description Names the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportedIncident"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: null;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    collectWallets: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: walletsSingle, walletFull. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberWallets"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "walletsSingle" | "walletFull";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUpline: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered, or refused for a reason of business: uplineUnknown. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Upline"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "uplineUnknown";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferToUpline: {
        parameters: {
            query?: never;
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names. */
        requestBody: {
            content: {
                "application/jose": string;
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: paymentPasswordRequired, wrongPaymentPassword, paymentLocked, uplineUnknown, amountOutOfRange, turnoverLeft, balanceTooLow, walletFull, onBreak, excluded. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["TransferReceipt"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "paymentPasswordRequired" | "wrongPaymentPassword" | "paymentLocked" | "uplineUnknown" | "amountOutOfRange" | "turnoverLeft" | "balanceTooLow" | "walletFull" | "onBreak" | "excluded";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWallets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberWallets"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferWallet: {
        parameters: {
            query?: {
                /** @description Must be the merchant of the host, if sent. */
                merchantCode?: string;
            };
            header: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
                /** @description Random; the same on a second try of the same thing, which then happens once. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransfer"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: walletsSingle, walletUnknown, walletsSame, balanceTooLow, walletFull, onBreak, excluded. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MemberWallets"];
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "walletsSingle" | "walletUnknown" | "walletsSame" | "balanceTooLow" | "walletFull" | "onBreak" | "excluded";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBotCheck: {
        parameters: {
            query?: {
                kind?: "slider" | "work";
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    /** @description botcheck=<random>; HttpOnly; SameSite=Strict */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["SliderPuzzle"] | components["schemas"]["WorkPuzzle"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerBotCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotCheckAnswer"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: botCheckWrong, botCheckExpired. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            pass: string;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "botCheckWrong" | "botCheckExpired";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                kind?: "image" | "proof";
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    /** @description captcha=<random>; HttpOnly; SameSite=Strict */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["CaptchaImage"] | components["schemas"]["CaptchaProof"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLoginSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginSmsRequest"];
            };
        };
        responses: {
            /** @description Answered, or refused for a reason of business: botCheckRequired, tooSoon, countryNotServed, fieldRule, switchedOff. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: {
                            expiredMinutes: number;
                        };
                    } | {
                        /** @enum {boolean} */
                        success: false;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["RefusalDetails"] & {
                            /** @enum {string} */
                            code: "botCheckRequired" | "tooSoon" | "countryNotServed" | "fieldRule" | "switchedOff";
                        };
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["Balance"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMerchantWallet: {
        parameters: {
            query?: {
                /** @description Must be the merchant of the host, if sent. */
                merchantCode?: string;
            };
            header?: {
                /** @description The call's x-module-id (D38). */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description The language of sentences and contents; the merchant's first one unless sent (D38). */
                "X-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /** @description The reference to quote when asking about this answer. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @description A sentence in the call's language; empty when there is nothing to say. */
                        message: string;
                        value: components["schemas"]["MerchantWallet"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
