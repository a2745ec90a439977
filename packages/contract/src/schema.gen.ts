// Made from openapi.yaml by scripts/generate-contract.ts; change that file, not this one.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Starts a session with e-mail and password (LOGIN-2, LOGIN-3). A sign-up whose e-mail is not verified gets a fresh code by mail and a new `signUpToken` instead, and only after the right password (LOGIN-4, AUTH-2).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/continue-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue as a sample investor
         * @description Starts a session of one of the sample investors that `getOptions` names, without a password (DEMO-1). In demo mode only; a server in live mode answers 404, as for an investor whom this demo does not have.
         */
        post: operations["continueAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Keeps a sign-up with a chosen package for a day and mails a code (SIGNUP-3, SIGNUP-5, SIGNUP-6). It holds no e-mail; the code works with this answer's `signUpToken` alone, and whoever verifies their own sign-up owns the e-mail (AUTH-2). Unknown fields are refused, so that nobody gives an account rights by signing up.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifyemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the e-mail
         * @description Takes the four digits of the mail and starts a session (VERIFY-1, VERIFY-2). A code lives 10 minutes, works once, allows 5 tries (VERIFY-4), and works with the `signUpToken` of its own sign-up alone (AUTH-2). Other sign-ups with the e-mail end. It never opens a session for an account that is verified already.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code
         * @description Mails a new code for the sign-up of the token and ends the one before; 60 seconds apart, at most 5 an hour (VERIFY-4). The answer is the same whether there is one or not.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Mails a link that works once, for 30 minutes; 60 seconds apart, at most 5 an hour (AUTH-1). The answer is the same whether the account exists or not.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a link
         * @description Uses up the link that was mailed, sets the password and ends every session of the account (AUTH-1).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freeze-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * This was not me
         * @description Uses up the link of a mail that told of something in the account, suspends the account and ends all of its sessions: no money leaves it until the operator lifts that (PAYOUT-5).
         */
        post: operations["freezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new email
         * @description Uses up the link that was mailed to the new email, which becomes that of the account (AUTH-3). The email before is told of it, with a link that undoes it.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undo-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of email
         * @description Uses up the link that was mailed to the email before the change, which becomes that of the account again. The account is suspended and all of its sessions end: no money leaves it until the operator lifts that (AUTH-3, PAYOUT-5).
         */
        post: operations["undoEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session on the server. The app forgets its keys whatever the answer (SESS-6, ROUTE-4).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userbytoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Restores a session and gives all that the app starts with (SESS-3, API-1). The token comes bare, in a header that is called `header`.
         */
        get: operations["getUserByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changecurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the display currency
         * @description Sets the currency that amounts are shown in (CUR-1). The money stays in USD (CUR-2).
         */
        post: operations["changeCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to change the email
         * @description Mails a link to the new email, which works once, for 30 minutes; 60 seconds apart, at most 5 an hour. The email changes when the link is confirmed (AUTH-3). The answer is the same whether the new email has an account or not. Asks for a fresh proof (PAYOUT-4).
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/close-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Closes an account with no money and nothing open in it, and ends all its sessions (AUTH-9). What need not be kept is erased at once, identity data after the operator's years; the email is free for another account. Asks for a fresh proof (PAYOUT-4).
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Needs the current password and ends every other session (CARD-3).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The whole identity number
         * @description For the owner alone, who gives the password once more. Every other answer has the number masked (CARD-3).
         */
        post: operations["revealIdentityNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish logging in
         * @description Finishes a log-in of an account with a second factor, by the challenge that the log-in answered with (AUTH-4).
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The second factors of the account
         * @description What the account proves itself with besides its password, oldest first (AUTH-4).
         */
        get: operations["listFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/begin-passkey": {
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
         * @description Gives what the browser needs to make a passkey (AUTH-4). Asks for a fresh proof (PAYOUT-4).
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finish-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Keeps the passkey that the browser made (AUTH-4). The first second factor comes with recovery codes, shown this once.
         */
        post: operations["finishPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/begin-authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add an authenticator app
         * @description Gives the secret of a new authenticator, which counts once a code of it was given (AUTH-4). Asks for a fresh proof (PAYOUT-4).
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm-authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an authenticator app
         * @description Adds the authenticator that was begun, by the first code of it (AUTH-4). The first second factor comes with recovery codes, shown this once.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remove-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a second factor
         * @description Takes a second factor away; with the last one go the recovery codes (AUTH-4). Asks for a fresh proof (PAYOUT-4).
         */
        post: operations["removeFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes
         * @description Ten new recovery codes, shown this once; those before work no more (AUTH-4). Asks for a fresh proof (PAYOUT-4).
         */
        post: operations["newRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/begin-step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to prove who is there
         * @description With what the person can prove who they are; the password only where there is no second factor (PAYOUT-4).
         */
        post: operations["beginStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove who is there
         * @description Proves who is there by a second factor or the password; the session counts as fresh for five minutes (PAYOUT-4).
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the account is signed in
         * @description Lists the open sessions and marks the one that asks (ERR-2).
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent security activity
         * @description The last 20 entries of the security log about the account, newest first: logins of both outcomes, and changes of how it is opened (AUTH-8). The export has all of them.
         */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End sessions
         * @description Signs the account out elsewhere: the named sessions, or all but this one (ERR-2).
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what changes
         * @description Tells of changes as they happen: `user`, `deposit`, `withdrawal`, `trade`, `notification`, each with the entity as JSON in `data`. First comes `welcome`: its id is where the stream begins, its `changedAgo` how many ms ago the newest change was, or null; what was loaded before that is out of date. A comment line comes every 15 seconds. Polling the lists is the fallback (PUSH-6).
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registeration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an identity
         * @description Hands in identity data and an image for review; kycVerified becomes `pending` (KYC-2, KYC-3, KYC-6). The image must be an own upload made for it (UPLOAD-2).
         */
        post: operations["submitRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pofilephoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the profile photo
         * @description Sets the photo to an own upload (PHOTO-1, PHOTO-2).
         */
        post: operations["saveProfilePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/createdeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a deposit
         * @description Announces a deposit, pending and unpaid (DEP-3, DEP-4). The amount is above 0, at most 1,000,000. Nothing is credited before the operator confirms it (HONEST-3). Missing fields answer in the order mode, amount and plan, user.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetchdeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List deposits
         * @description The deposits of the account, newest first (DEP-1, DEP-6).
         */
        post: operations["listDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/createpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a deposit as paid
         * @description Sets or takes back the investor's claim to have paid; the answer holds the value (PAY-2, PAY-3). The body names the wanted value, so a retry changes nothing. It never moves a balance (HONEST-3).
         */
        post: operations["createPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hold-deposit-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the rate of a deposit anew
         * @description Gives a pending deposit a new amount in its coin, held for 15 minutes, once the amount of before is held no longer (PAYOUT-6). While it is held the answer repeats it, so a retry changes nothing.
         */
        post: operations["holdDepositRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/createwithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a withdrawal
         * @description Requests a withdrawal and holds its amount at once (WD-2, WD-3, WD-5). Checks in order: the fields, the account, the balance. Addresses are checked for form and checksum.
         */
        post: operations["createWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetchwithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List withdrawals
         * @description The withdrawals of the account, newest first (WD-1, WD-4).
         */
        post: operations["listWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel-withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal
         * @description Takes back a pending withdrawal; the held amount returns (WD-5).
         */
        post: operations["cancelWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description The packages to choose from at sign-up (SIGNUP-1, SIGNUP-7).
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description The plans and the one that the account has (PLAN-1, PLAN-2).
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investment summary
         * @description What the dashboard shows of the investment (DASH-2, DASH-5).
         */
        get: operations["getInvestment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetch-handlers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposit plans of the account
         * @description How far each deposit plan is (DASH-7).
         */
        get: operations["listHandlers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move profit into the balance
         * @description Moves all or part of the profit into the available balance, never below zero (DASH-6).
         */
        post: operations["transferFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tradess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List trades
         * @description The trades of the account, newest first (PROF-1, PROF-4).
         */
        post: operations["listTrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-trade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a trade
         * @description Sends a request to the account's manager, who places the trades (PROF-3).
         */
        post: operations["requestTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/coins/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coins by market cap
         * @description The first 50, 20 or 100 coins for ticker, profile and chart (MARKET-1, TICK-1, CHART-1), through a shared cache. Without a source the prices are simulated, and the header and each row say so (MARKET-2).
         */
        get: operations["listMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/simple/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price of coins
         * @description The price that converts a balance to BTC (MARKET-1, DASH-1). A coin that is not known is left out.
         */
        get: operations["getSimplePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for push
         * @description Keeps a push subscription, at most 10 an account; one with the same endpoint is replaced (PUSH-2, PUSH-3).
         */
        post: operations["saveToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave push
         * @description Forgets a push subscription, at logout or when permission is taken back (PUSH-2).
         */
        post: operations["deleteToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Key for push
         * @description The public key that a browser subscribes with (PUSH-6).
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description The notifications, newest first, and how many are unread (PUSH-6, DASH-9).
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/read-notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one as read
         * @description Marks a notification as read (DASH-9).
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all as read
         * @description Marks every notification as read (DASH-9).
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get leave to upload
         * @description Signs a form for one file: one key, one content type, 1 B to 10 MB, 24 hours at most (UPLOAD-1, UPLOAD-2). The server makes the key.
         */
        post: operations["createUploadPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/{bucket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description The form of createUploadPolicy with the file last, as object stores take it (UPLOAD-1). The signed policy is the leave, so there is no session. A file whose bytes are not of its type is refused (UPLOAD-4). Failures are the object store's XML.
         */
        post: operations["uploadObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/{bucket}/{folder}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a file
         * @description A stored image (UPLOAD-2). Profile photos are public; an identity image takes an address that was signed for a short while. Images only, as their own type and without any right to run. Where an object store is configured, its own addresses are used for photos. Failures are the object store's XML.
         */
        get: operations["getObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delete-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an upload
         * @description Deletes an own file that nothing uses (UPLOAD-1).
         */
        post: operations["deleteUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a price
         * @description A price that holds for 60 seconds and can be used for one order (WALLET-7), with the rate of the market it comes from, spread and fee apart, and who the counterparty is.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order an asset
         * @description Buys, sells or sends an asset from the wallet (WALLET-7). Needs walletFeauture (WENTRY-1). With a `quote` it is what that price was asked for, the operator's desk carries it out, and the quote is used up; without one people carry it out at the price of now, where no desk trades the asset.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/find-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look an attempt up
         * @description The order that a call with this `Idempotency-Key` made, null where none did. For a client that got no answer (WALLET-7).
         */
        post: operations["findOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description An order of this account by its id (WALLET-7).
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet-networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Networks of the wallet
         * @description Every network that the wallet knows, and which of them this server can reach (WALLET-4). Where it reaches none the app says "No network configured".
         */
        get: operations["listNetworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet-rpc/{chain}/{network}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a network
         * @description Passes one question of a closed list to the node that the operator set up for a network (WALLET-4, WALLET-5), so that no node learns who asks. The node gets the method and its parameters and nothing else. What the node itself refuses, as a transfer with too little behind it, is `error` in a 200.
         */
        post: operations["callNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetch-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List orders
         * @description The orders of the account, newest first (WALLET-7, WALLET-8).
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statement
         * @description Every ledger entry behind the balance, as JSON or, by Accept, as CSV (HONEST-6). CSV is the whole statement.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the account
         * @description All data held about the account (HONEST-6).
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the operator of a demo
         * @description The queue, the investors, the mails that were sent and the demo's time, for the drawer that plays the operator (DEMO-2). In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
         */
        get: operations["getDemoOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get coins of a test chain
         * @description Gives an address coins of a chain that runs on the demo's own machine, and USDT where it has one (DEMO-1). They are worth nothing. In demo mode only; a server in live mode answers 404.
         */
        post: operations["getTestCoins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/command": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do something as the operator of a demo
         * @description Does one of the operator's commands that a demo offers, by the same code as the terminal, and notes it in the audit under the actor `demo` (DEMO-2, OPS-1). In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
         */
        post: operations["runDemoCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time pass in a demo
         * @description Puts the clock of the demo forward (DEMO-2). Running investments earn for that time, and holds, codes and links grow old; sessions move along, so that nobody is logged out. In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
         */
        post: operations["passDemoTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the price of a coin in a demo
         * @description Moves the simulated price of a coin up or down by so many percent, until the server starts again (DEMO-2). Not where prices come from a source. In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
         */
        post: operations["moveDemoPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A mail that a demo sent
         * @description One of the last hundred mails since the server started (DEMO-2). In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
         */
        get: operations["getDemoMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the forms offer
         * @description Lists and limits for the forms, and the site's own facts: its mode, its operator, its risk notice and the figures that no data backs (HONEST-1, HONEST-2, HONEST-4, DASH-3, CUR-1).
         */
        get: operations["getOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive
         * @description For a supervisor: restart the process when this fails (OPS-2).
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can it serve
         * @description For a load balancer: 503 while starting, stopping or without the database (OPS-2).
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description US dollars with two decimals.
         * @example 2000.00
         */
        Money: string;
        /** @description US dollars with two decimals, or null where there is no amount. */
        MoneyOrNull: string | null;
        /**
         * @description US dollars as a decimal string with at most two decimals, or a whole number of dollars.
         * @example 2000.00
         * @example 2000
         */
        MoneyInput: string | number;
        /**
         * @description An amount of a crypto asset, at most 18 decimals.
         * @example 0.025
         */
        Quantity: string;
        /**
         * @description ISO 4217 code. Only a preference for display: amounts are kept in USD.
         * @example USD
         */
        Currency: string;
        /**
         * @description A word, not a boolean: `true` approved, `pending` under review, `false` not done or refused.
         * @enum {string}
         */
        KycStatus: "true" | "pending" | "false";
        /**
         * @description A payment method of a deposit. A new deposit can use those of `Options.modes`, which are the first eight unless the operator has set others.
         * @enum {string}
         */
        DepositType: "Bitcoin" | "Etheruem" | "Xrp" | "Solana" | "Usdt(solana)" | "Bnb" | "Dodge" | "Gcash" | "Ethereum" | "Usdt" | "Usdt Erc20" | "Usdt Trc20";
        /**
         * @description Only the operator moves a deposit on from `pending`.
         * @enum {string}
         */
        DepositStatus: "pending" | "confirmed" | "declined";
        /**
         * @description The investor's own claim. It never moves a balance.
         * @enum {string}
         */
        PaidMark: "Paid" | "unPaid";
        /** @enum {string} */
        WithdrawMethod: "bank" | "bitcoin" | "etherium" | "cashapp" | "zelle";
        /**
         * @description `Pending` holds the amount; `Processing` (an addition) is being paid and can no longer be cancelled; `Completed` paid it out; `Rejected` (by the operator), `Cancelled` (by the investor) and `Returned` (an addition; the payment did not arrive) give it back.
         * @enum {string}
         */
        WithdrawStatus: "Pending" | "Processing" | "Completed" | "Rejected" | "Cancelled" | "Returned";
        /** @enum {string} */
        HandlerStatus: "active" | "paused" | "completed" | "expired";
        /** @enum {string} */
        Gender: "male" | "female";
        /**
         * @description Why a call failed, for programs. The list is closed; the text beside it is for people.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "validation_failed" | "payload_too_large" | "unsupported_media_type" | "method_not_allowed" | "not_found" | "rate_limited" | "internal_error" | "unavailable" | "unauthenticated" | "session_expired" | "user_mismatch" | "unknown_account" | "account_exists" | "wrong_password" | "common_password" | "invalid_code" | "invalid_link" | "email_taken" | "package_required" | "unknown_package" | "account_not_verified" | "account_suspended" | "account_in_use" | "identity_required" | "payouts_held" | "wallet_not_enabled" | "already_approved" | "wrong_state" | "limit_exceeded" | "insufficient_fund" | "invalid_address" | "upload_not_owned" | "upload_in_use" | "unknown_currency" | "push_endpoint_refused" | "idempotency_mismatch" | "idempotency_key_required" | "idempotency_in_progress" | "network_not_configured" | "network_unreachable" | "unknown_quote" | "quote_expired" | "quote_used" | "quote_mismatch" | "step_up_needed" | "second_factor_required" | "wrong_factor" | "challenge_expired";
        /**
         * @description Names the sentence of `message`, so that an app can say it in the reader's language. A sentence with a figure in it has that in `params`.
         * @enum {string}
         */
        MessageCode: "malformed_request" | "validation_failed" | "payload_too_large" | "unsupported_media_type" | "method_not_allowed" | "not_found" | "rate_limited" | "internal_error" | "unavailable" | "unauthenticated" | "session_expired" | "user_mismatch" | "unknown_account" | "unknown_email" | "account_exists" | "wrong_password" | "wrong_sign_in" | "common_password" | "password_short" | "passwords_differ" | "wrong_code" | "invalid_code" | "code_too_soon" | "link_used" | "link_expired" | "link_unknown" | "link_too_soon" | "link_sent_if_known" | "freeze_link_used" | "freeze_link_expired" | "freeze_link_unknown" | "account_frozen" | "password_reset" | "email_link_sent" | "email_unchanged" | "email_changed" | "email_taken" | "email_restored" | "email_not_restored" | "undo_link_expired" | "login_email_invalid" | "login_password_short" | "signup_email_invalid" | "package_required" | "first_name_required" | "last_name_required" | "gender_required" | "country_required" | "phone_required" | "account_not_verified" | "account_suspended" | "account_closed" | "close_deposit_open" | "close_withdrawal_open" | "close_order_open" | "close_invested" | "close_profit_left" | "close_balance_left" | "identity_required" | "payouts_held" | "wallet_not_enabled" | "already_approved" | "photo_missing" | "photo_not_uploaded" | "uploads_full" | "upload_in_use" | "deposit_mode_required" | "deposit_fields_wrong" | "user_missing" | "deposits_waiting" | "deposit_decided" | "deposit_rate_held" | "demo_refused" | "deposit_without_rate" | "orders_waiting" | "sales_unpaid" | "insufficient_fund" | "amount_not_above_zero" | "withdrawal_fields_missing" | "withdrawals_waiting" | "withdrawal_decided" | "withdrawal_processing" | "invalid_address" | "unknown_currency" | "push_endpoint_refused" | "idempotency_mismatch" | "idempotency_key_required" | "idempotency_in_progress" | "network_not_configured" | "network_unreachable" | "network_method_unknown" | "network_params_wrong" | "unknown_quote" | "quote_expired" | "quote_used" | "quote_mismatch" | "quote_needed" | "order_too_small" | "quote_not_for_sending" | "quantity_wrong" | "chain_unknown" | "asset_unknown" | "cursor_wrong" | "event_id_wrong" | "code_sent" | "code_sent_if_waiting" | "currency_changed" | "deposit_created" | "payment_marked" | "payment_unmarked" | "registration_received" | "photo_saved" | "trade_requested" | "funds_transferred" | "withdrawal_requested" | "withdrawal_cancelled" | "notifications_on" | "order_created" | "second_factor_asked" | "step_up_needed" | "second_factor_required" | "wrong_factor" | "challenge_expired" | "passkey_refused" | "passkey_known" | "factors_full" | "last_factor" | "no_factor" | "factor_added";
        /** @description What stands in a sentence that a code names. */
        MessageParams: {
            /** @description How many; it decides the plural. */
            count?: number;
            /**
             * Format: date-time
             * @description When what the sentence speaks of ends.
             */
            until?: string;
        };
        /**
         * @description Names the title and the sentence of a notification; an operator's own message has none.
         * @enum {string}
         */
        NoticeCode: "deposit_confirmed" | "deposit_declined" | "balance_added" | "balance_taken" | "bonus_added" | "withdrawal_paid" | "withdrawal_rejected" | "withdrawal_returned" | "identity_verified" | "identity_refused";
        /** @description What stands in a notification. */
        NoticeParams: {
            amount?: components["schemas"]["Money"];
            /** @description In the operator's words. */
            reason?: string;
        };
        /**
         * @description Names the sentence of an entry of the statement.
         * @enum {string}
         */
        EntryCode: "deposit" | "withdrawal_held" | "withdrawal_paid" | "withdrawal_returned" | "order_held" | "order_paid" | "order_credited" | "order_returned" | "profit" | "bonus" | "investment" | "investment_returned" | "correction";
        /** @description What stands in an entry of the statement. */
        EntryParams: {
            /** @description How it was or is to be paid. */
            method?: string;
            /** @enum {string} */
            order?: "buy" | "sell" | "send";
            asset?: string;
            /** @description Why a correction or a bonus was entered, in the operator's words. */
            reason?: string;
        };
        /** @description What is wrong with one field. */
        FieldError: {
            /** @description The name as sent. */
            field: string;
            message: string;
        };
        /** @description What every failing call answers with. */
        Failure: {
            /** @constant */
            bool: false;
            /** @description For the person, exactly as in the product where it has a text. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            /** @description The same as the `X-Request-Id` header; names the call in the logs. */
            requestId: string;
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description The action was done. */
        Done: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description For the person. */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
        };
        /** @description The new password is set. */
        PasswordReset: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description For the person. */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        /** @description The action was done, and where to go next. */
        Redirect: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description For the person. */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            /**
             * @description The page to go to; always a path of this app.
             * @enum {string}
             */
            url: "/verification" | "/profile" | "/wallet" | "/login";
            secondFactor?: components["schemas"]["SecondFactorAsked"];
            signUpToken?: components["schemas"]["SignUpToken"];
        };
        /** @description The signed-in investor. */
        User: {
            /** Format: uuid */
            _id: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            currency: components["schemas"]["Currency"];
            profilePhotoUrl: string | null;
            /** @description What can be withdrawn: what was credited, less what was paid out or is held. */
            availableBalance: components["schemas"]["Money"];
            /** @description Whether the account is verified. */
            accountStatus: boolean;
            /** @description Whether the operator has suspended the account; its investor may look, and nothing else. */
            suspended?: boolean;
            /**
             * Format: date-time
             * @description No money leaves the account before this time (PAYOUT-1). It may be over.
             */
            payoutsHeldUntil?: string | null;
            kycVerified: components["schemas"]["KycStatus"];
            /** @description Whether the wallet is switched on for this account. */
            walletFeauture: boolean;
            /** @description Masked: at most its last four characters. `/identity-number` gives all of it to the owner. */
            nid: string | null;
            country: string | null;
            state: string | null;
            address: string | null;
            /**
             * @description Always this mask: no password or hash leaves the server.
             * @constant
             */
            password: "••••••••";
        };
        /** @description The receiving addresses; null where the operator has set none. Gcash has none. */
        Admin: {
            /** @description For deposits of type Bitcoin. */
            bitcoinwalletaddress: string | null;
            /** @description For deposits of type Ethereum. */
            ethereumwalletaddress: string | null;
            /** @description For deposits of type Usdt. */
            usdt_walletaddress: string | null;
            /** @description For deposits of type Usdt Erc20. */
            usdt_erc20walletaddress: string | null;
            /** @description For deposits of type Usdt Trc20. */
            usdt_trc20walletaddress: string | null;
            /** @description For deposits by Bitcoin. */
            bitcoin: string | null;
            /** @description For deposits by Etheruem. */
            etherium: string | null;
            /** @description For deposits by Xrp. */
            xrp: string | null;
            /** @description For deposits by Solana. */
            solana: string | null;
            /** @description For deposits by Usdt(solana). */
            usdtsolana: string | null;
            /** @description For deposits by Bnb. */
            bnb: string | null;
            /** @description For deposits by Dodge. */
            dodge: string | null;
            /** @description How to pay by a method, in the operator's words, by `DepositType`; a method without them is left out. For a method with an address they are shown beside it. */
            instructions: {
                [key: string]: string;
            };
        };
        /** @description A deposit or a withdrawal in the one list of both. */
        Transaction: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "deposit" | "withdrawal";
            /** Format: date-time */
            date: string;
            amount: components["schemas"]["Money"];
            method: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "declined" | "Pending" | "Processing" | "Completed" | "Rejected" | "Cancelled" | "Returned";
        };
        ContinueAsRequest: {
            /** @enum {string} */
            as: "amelia" | "noah" | "mei" | "tomas";
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        LoginRequest: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        /** @description What a browser was given at an earlier sign-in, of whichever account. Log-ins with it do not wait for the wrong passwords of others (AUTH-5). It opens nothing; keep it when a session ends. */
        DeviceToken: string;
        /** @description A new session. */
        SessionStart: {
            /** @description Opaque; send it with every later call. */
            token: string;
            user: components["schemas"]["User"];
            /** @description Hours from now. */
            expiresIn: number;
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        /**
         * @description How a second factor is given: by a passkey, a code of an authenticator app, or a recovery code.
         * @enum {string}
         */
        FactorWay: "passkey" | "code" | "recovery";
        /** @description A log-in that waits for its second factor, for five minutes and five tries. */
        SecondFactorAsked: {
            /** @description Opaque; finishes this log-in and nothing else. */
            challenge: string;
            ways: components["schemas"]["FactorWay"][];
            /** @description As the browser's call for passkeys takes it (WebAuthn level 3, in JSON); null where none can be used. */
            passkey: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What a passkey signed, each part in base64url. */
        SignedPasskey: {
            id: string;
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
        };
        /** @description What the browser made, each part in base64url. */
        NewPasskey: {
            id: string;
            clientDataJSON: string;
            attestationObject: string;
            /** @description How the device can be reached. */
            transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
        };
        CodeProof: {
            /** @constant */
            kind: "code";
            /** @description What the authenticator app shows. */
            code: string;
        };
        RecoveryProof: {
            /** @constant */
            kind: "recovery";
            /** @description With or without its hyphens; it works once. */
            code: string;
        };
        PasskeyProof: {
            /** @constant */
            kind: "passkey";
            passkey: components["schemas"]["SignedPasskey"];
        };
        PasswordProof: {
            /** @constant */
            kind: "password";
            /** Format: password */
            password: string;
        };
        /** @description A second factor. */
        FactorProof: components["schemas"]["CodeProof"] | components["schemas"]["RecoveryProof"] | components["schemas"]["PasskeyProof"];
        FinishSignInRequest: {
            challenge: string;
            proof: components["schemas"]["FactorProof"];
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        StepUpRequest: {
            /** @description A second factor; the password where the account has none. */
            proof: components["schemas"]["PasswordProof"] | components["schemas"]["CodeProof"] | components["schemas"]["RecoveryProof"] | components["schemas"]["PasskeyProof"];
        };
        /** @description How the person can prove who they are. */
        StepUpOptions: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            ways: ("password" | "passkey" | "code" | "recovery")[];
            /** @description As the browser's call for passkeys takes it (WebAuthn level 3, in JSON); null where none can be used. */
            passkey: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The session is fresh. */
        StepUpDone: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** Format: date-time */
            freshUntil: string;
        };
        /** @description A second factor. */
        Factor: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            kind: "passkey" | "authenticator";
            /** @description As the person called it. */
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        /** @description Oldest first. */
        FactorList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Factor"][];
            backupCodesLeft: number;
            /** @description Whether the operator requires a second factor of whoever moves money. */
            isRequired: boolean;
            /** @description The domain that passkeys are made for; null where this site can have none. */
            passkeyDomain: string | null;
        };
        FactorRequest: {
            /** Format: uuid */
            id: string;
        };
        /** @description What the browser needs to make a passkey. */
        PasskeyOptions: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description As the browser's call for passkeys takes it (WebAuthn level 3, in JSON). */
            options: {
                [key: string]: unknown;
            };
        };
        FinishPasskeyRequest: {
            name: string;
            passkey: components["schemas"]["NewPasskey"];
        };
        /** @description What an authenticator app is set up with. */
        AuthenticatorSetup: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description For typing, in base32. */
            setupKey: string;
            /** @description What a QR code holds. */
            uri: string;
        };
        ConfirmAuthenticatorRequest: {
            name: string;
            code: string;
        };
        /** @description A second factor was added. */
        AddedFactor: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description For the person. */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            factor: components["schemas"]["Factor"];
            /** @description With the first second factor, shown this once; else none. */
            backupCodes: string[];
        };
        /** @description Shown this once. */
        RecoveryCodes: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            backupCodes: string[];
        };
        SignupRequest: {
            /**
             * Format: uuid
             * @description The chosen package.
             */
            package: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            /**
             * Format: password
             * @description Equal to `password`.
             */
            confirmPassword: string;
            gender: components["schemas"]["Gender"];
            /** @description A name from the countries of `getOptions`. */
            country: string;
            phone: string;
            /** @description The whole package. Accepted and ignored: the server reads the package again by its id. */
            accountPackage?: components["schemas"]["Plan"];
        };
        VerifyEmailRequest: {
            /** Format: email */
            email: string;
            /** @description The four digits of the mail. */
            code: string;
            signUpToken?: components["schemas"]["SignUpToken"];
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        /** @description What the browser was given that signed up; codes work with it alone (AUTH-2). Opaque, good for a day. */
        SignUpToken: string;
        ResendCodeRequest: {
            /** Format: email */
            email: string;
            signUpToken?: components["schemas"]["SignUpToken"];
        };
        ForgotPasswordRequest: {
            /** Format: email */
            email: string;
        };
        ResetPasswordRequest: {
            /** @description What stands behind the `#` of the link. */
            token: string;
            /** Format: password */
            password: string;
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        FreezeAccountRequest: {
            /** @description What stands behind the `#` of the link. */
            token: string;
        };
        ChangeEmailRequest: {
            /**
             * Format: email
             * @description The new one.
             */
            email: string;
        };
        EmailLinkRequest: {
            /** @description What stands behind the `#` of the link. */
            token: string;
        };
        /** @description All that the app needs to start. `transactions` are the newest 200. */
        Account: {
            user: components["schemas"]["User"];
            admin: components["schemas"]["Admin"];
            transactions: components["schemas"]["Transaction"][];
            investments: components["schemas"]["Investment"];
        };
        CurrencyRequest: {
            /** @description For reading only: the server keeps its own name for the code. */
            name: string;
            code: components["schemas"]["Currency"];
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
        };
        /** @description The user after the change. */
        UserChanged: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            user: components["schemas"]["User"];
        };
        /** @description Shows that the owner of the account asks, not somebody who came upon an open session. */
        OwnerRequest: {
            /** Format: password */
            password: string;
        };
        IdentityNumber: {
            /** @constant */
            bool: true;
            nid: string | null;
        };
        PasswordRequest: {
            /** Format: password */
            current: string;
            /** Format: password */
            next: string;
        };
        /** @description A place where the account is signed in. */
        Session: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            userAgent: string | null;
            /** @description Whether this call came with it. */
            current: boolean;
        };
        /** @description Newest first. */
        SessionList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Session"][];
        };
        /**
         * @description What an entry of the security log is about. `proof` is the password or a second factor that was asked for again, `email_code` the code that verifies an email, `reset_link` a link for a new password that was asked for.
         * @enum {string}
         */
        SecurityEventKind: "sign_in" | "sign_out" | "email_code" | "proof" | "password_change" | "password_reset" | "reset_link" | "email_change" | "factor_added" | "factor_removed" | "recovery_codes" | "factors_reset" | "account_frozen" | "account_suspended" | "account_restored" | "account_closed" | "sessions_ended";
        /**
         * @description `done`, or why it was refused. `factor_asked` is a login whose password was right and that still needs a second factor, `limited` one of too many tries; of these one is noted in a quarter of an hour.
         * @enum {string}
         */
        SecurityEventOutcome: "done" | "factor_asked" | "wrong_password" | "wrong_factor" | "wrong_code" | "limited";
        /** @description Something that happened to how the account is opened. */
        SecurityEvent: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["SecurityEventKind"];
            outcome: components["schemas"]["SecurityEventOutcome"];
            /** @description The first 24 bits of an IPv4 address, the first 48 of an IPv6 one; null where the operator acted. */
            network: string | null;
            /** @description By name; null where it names none that is known. */
            browser: string | null;
            /** @description By name; null where it names none that is known. */
            system: string | null;
        };
        /** @description Newest first. */
        SecurityEventList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["SecurityEvent"][];
        };
        EndSessionsRequest: {
            /** @description Which to end; `others` is all but this one. */
            ids: "others" | string[];
        };
        RegistrationRequest: {
            /** @description SSN or driver license number. */
            Nid: string;
            country: string;
            state: string;
            address: string;
            /** @description Key of an own upload made for `identity`. */
            passportUrl: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
        };
        PhotoRequest: {
            /** @description Key or address of an own upload made for `profile`. */
            profilePhotoUrl: string;
            /** Format: email */
            email: string;
        };
        /** @description An investment plan, also called a package. */
        Plan: {
            /** Format: uuid */
            _id: string;
            name: string;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            features: string[];
        };
        /** @description The plans on offer, cheapest first. */
        PlanList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Plan"][];
        };
        /** @description The plans on offer and the one held. */
        CurrentPlans: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Plan"][];
            /**
             * Format: uuid
             * @description `_id` of the account's plan.
             */
            current: string | null;
        };
        /** @description Where the investment stands. `totalProfit` is the profit not yet moved into the balance. */
        Investment: {
            totalProfit: components["schemas"]["Money"];
            referralBonus: components["schemas"]["Money"];
            totalDeposit: components["schemas"]["Money"];
            /** @description Whether a plan is running. If not, the four fields below are null. */
            isActive: boolean;
            investmentPlan: string | null;
            amount: components["schemas"]["MoneyOrNull"];
            /** Format: date-time */
            date: string | null;
            profit: components["schemas"]["MoneyOrNull"];
        };
        /** @description The investment summary. */
        InvestmentAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Investment"];
        };
        /** @description How far a deposit plan is. */
        Handler: {
            status: components["schemas"]["HandlerStatus"];
            paused: boolean;
            totalDepositsRequired: number;
            depositsMade: number;
            depositAmount: components["schemas"]["Money"];
            daysLeft: number;
            /** Format: date-time */
            startDate: string;
        };
        /** @description The deposit plans of the account. */
        HandlerAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: {
                handler: components["schemas"]["Handler"][];
            };
        };
        TransferRequest: {
            amount: components["schemas"]["MoneyInput"];
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
        };
        /** @description Profit and balance after the transfer. */
        TransferAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            investment: components["schemas"]["Investment"];
            user: components["schemas"]["User"];
        };
        /** @description A trade that the account's manager placed. */
        Trade: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            date: string;
            pair: string;
            profit: components["schemas"]["Money"];
            loss: components["schemas"]["Money"];
        };
        /** @description Whose list, and which page of it. */
        ListRequest: {
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
            /** @description The `nextCursor` of the page before. */
            cursor?: string;
            /**
             * @description Rows wanted.
             * @default 50
             */
            limit: number;
        };
        /** @description Newest first; empty when there are none. */
        TradeList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Trade"][];
            /** @description Ask again with this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        TradeRequest: {
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
            /** @description What the investor wishes, in own words. */
            note?: string;
        };
        /** @description A deposit. */
        Deposit: {
            /** Format: uuid */
            depositId: string;
            /** Format: date-time */
            date: string;
            /** @description As the investor announced it. */
            amount: components["schemas"]["Money"];
            /** @description What came in and was credited, which can be another amount; null until it is confirmed. */
            credited?: components["schemas"]["MoneyOrNull"];
            type: components["schemas"]["DepositType"];
            plan: string;
            status: components["schemas"]["DepositStatus"];
            paid: components["schemas"]["PaidMark"];
            /** @description The receiving address at the time of the deposit; null where the method has none. */
            address: string | null;
            held?: components["schemas"]["HeldRate"];
        };
        DepositRequest: {
            /** @description One of `Options.modes`; another one is refused with `validation_failed`. */
            mode: components["schemas"]["DepositType"];
            amount: components["schemas"]["MoneyInput"];
            /** @description Name of a plan. */
            plan: string;
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
        };
        /** @description The new deposit, pending and unpaid. */
        DepositCreated: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            deposit: components["schemas"]["Deposit"];
        };
        /** @description Newest first. */
        DepositList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Deposit"][];
            /** @description Ask again with this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        /** @description The deposit as it was read, with `paid` as wanted. Only `depositId` and `paid` are used. */
        PayRequest: {
            /** Format: uuid */
            depositId: string;
            /** @description The wanted value, so that a retry changes nothing. */
            paid: components["schemas"]["PaidMark"];
            /** Format: date-time */
            date?: string;
            amount?: components["schemas"]["MoneyInput"];
            credited?: components["schemas"]["MoneyOrNull"];
            type?: components["schemas"]["DepositType"];
            plan?: string;
            status?: components["schemas"]["DepositStatus"];
            address?: string | null;
            held?: components["schemas"]["HeldRate"];
        };
        /** @description What a deposit comes to in its coin, and until when (PAYOUT-6); null where the method is paid in no coin, and where no current price was known. */
        HeldRate: {
            /** @description Rounded up to the last decimal that is asked for. */
            coinAmount: string;
            /** @description US dollars for one coin. */
            rate: string;
            /**
             * Format: date-time
             * @description When the rate was the market's.
             */
            asOf: string;
            /** Format: date-time */
            heldUntil: string;
        } | null;
        HoldRateRequest: {
            /** Format: uuid */
            depositId: string;
        };
        /** @description The mark as it stands now. */
        PaidAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            paid: components["schemas"]["PaidMark"];
        };
        /** @description A withdrawal. */
        Withdrawal: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            date: string;
            amount: components["schemas"]["Money"];
            method: components["schemas"]["WithdrawMethod"];
            status: components["schemas"]["WithdrawStatus"];
            /** @description Where to, masked to the last four characters. */
            destination: string | null;
            /** @description What the bank or the chain calls the payment, once it is `Completed`. */
            reference: string | null;
            /** @description Why it was `Rejected` or `Returned`, in the operator's words. */
            reason: string | null;
        };
        /** @description The method's own fields are required (bank: account_name, account_number, bank_name; else the one named after it); the others are null or absent. */
        WithdrawRequest: {
            amount: components["schemas"]["MoneyInput"];
            method: components["schemas"]["WithdrawMethod"];
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
            account_name?: string | null;
            account_number?: string | null;
            bank_name?: string | null;
            bitcoin_address?: string | null;
            etherium_address?: string | null;
            cashapp_address?: string | null;
            zelle_address?: string | null;
        };
        /** @description The withdrawal as it stands now. */
        WithdrawalCreated: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            withdrawal: components["schemas"]["Withdrawal"];
        };
        /** @description Newest first. */
        WithdrawalList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Withdrawal"][];
            /** @description Ask again with this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        CancelWithdrawRequest: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
        };
        /** @description A message to the investor. */
        Notification: {
            /** Format: uuid */
            _id: string;
            title: string;
            message: string;
            messageCode?: components["schemas"]["NoticeCode"];
            params?: components["schemas"]["NoticeParams"];
            image: string | null;
            /** @description A path of this app. */
            url: string | null;
            /** Format: date-time */
            date: string;
            read: boolean;
        };
        /** @description Newest first. */
        NotificationList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Notification"][];
            /** @description Of all, not only of this page. */
            unread: number;
            /** @description Ask again with this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        /** @description What is left unread. */
        ReadAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            /** @description How many are left. */
            unread: number;
        };
        ReadRequest: {
            /** Format: uuid */
            id: string;
        };
        SaveTokenRequest: {
            /** @description JSON text of a PushSubscription. */
            token: string;
            /**
             * Format: uuid
             * @description `_id` of the signed-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
        };
        DeleteTokenRequest: {
            /** Format: uri */
            endpoint: string;
        };
        /** @description The key that a push subscription is made for. */
        PushKey: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description VAPID public key, base64url. */
            message: string;
        };
        UploadPolicyRequest: {
            /** @enum {string} */
            purpose: "profile" | "identity";
            /** @enum {string} */
            contentType: "image/png" | "image/jpeg";
            /** @description Bytes. */
            size: number;
        };
        /** @description The form fields, in the order to send them. */
        UploadFields: {
            key: string;
            /**
             * @description Identity images are private.
             * @enum {string}
             */
            acl: "public-read" | "private";
            /** @enum {string} */
            "Content-Type": "image/png" | "image/jpeg";
            /** @enum {string} */
            "x-amz-server-side-encryption": "AES256";
            "x-amz-credential": string;
            /** @enum {string} */
            "x-amz-algorithm": "AWS4-HMAC-SHA256";
            "x-amz-date": string;
            policy: string;
            "x-amz-signature": string;
        };
        /** @description Leave to upload one file. */
        UploadPolicy: {
            /** @description Where to post the form: an object store, or a path of this server. */
            url: string;
            fields: components["schemas"]["UploadFields"];
            /** @description The file's address once it is stored. */
            location: string;
            /**
             * Format: date-time
             * @description At most 24 hours from now.
             */
            expiresAt: string;
        };
        UploadForm: {
            key: string;
            /** @enum {string} */
            acl: "public-read" | "private";
            /** @enum {string} */
            "Content-Type": "image/png" | "image/jpeg";
            /** @enum {string} */
            "x-amz-server-side-encryption": "AES256";
            "x-amz-credential": string;
            /** @enum {string} */
            "x-amz-algorithm": "AWS4-HMAC-SHA256";
            "x-amz-date": string;
            policy: string;
            "x-amz-signature": string;
            /**
             * Format: binary
             * @description The image, last in the form.
             */
            file: string;
        };
        DeleteUploadRequest: {
            key: string;
        };
        /** @description As object stores answer. */
        StorageError: {
            /** @enum {string} */
            Code: "SignatureDoesNotMatch" | "AccessDenied" | "EntityTooLarge" | "EntityTooSmall" | "MalformedPOSTRequest" | "InvalidPolicyDocument";
            Message: string;
            RequestId: string;
        };
        /** @description A coin. Prices are numbers for display; no money is reckoned with them. */
        MarketRow: {
            id: string;
            symbol: string;
            name: string;
            image: string | null;
            current_price: number | null;
            market_cap: number | null;
            market_cap_rank: number | null;
            fully_diluted_valuation?: number | null;
            total_volume?: number | null;
            high_24h?: number | null;
            low_24h?: number | null;
            price_change_24h?: number | null;
            price_change_percentage_24h: number | null;
            market_cap_change_24h?: number | null;
            market_cap_change_percentage_24h?: number | null;
            circulating_supply?: number | null;
            total_supply?: number | null;
            max_supply?: number | null;
            ath?: number | null;
            ath_change_percentage?: number | null;
            ath_date?: string | null;
            atl?: number | null;
            atl_change_percentage?: number | null;
            atl_date?: string | null;
            roi?: {
                times?: number | null;
                currency?: string | null;
                percentage?: number | null;
            } | null;
            last_updated: string | null;
            sparkline_in_7d?: {
                /** @description Oldest first, about one an hour. */
                price: number[];
            } | null;
            price_change_percentage_24h_in_currency?: number | null;
            /** @description True where the price is made up by this server. */
            simulated?: boolean;
        };
        MarketList: components["schemas"]["MarketRow"][];
        /** @description Price by coin and currency. */
        SimplePrice: {
            [key: string]: {
                [key: string]: number | null;
            };
        };
        OrderRequest: {
            /** @enum {string} */
            type: "buy" | "sell" | "send";
            /** @description Symbol of the asset. */
            asset: string;
            quantity: components["schemas"]["Quantity"];
            chain: string;
            /** @enum {string} */
            network: "main" | "test";
            /** @description The receiving address; needed to send, and to buy at a quote. To sell it is where coins go back to that come too late. */
            address?: string | null;
            /**
             * Format: uuid
             * @description `_id` of the price that this order is at; every other field must be as it was asked for.
             */
            quote?: string | null;
        };
        /** @description An order to buy, sell or send an asset. */
        Order: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            date: string;
            /** @enum {string} */
            type: "buy" | "sell" | "send";
            asset: string;
            quantity: components["schemas"]["Quantity"];
            chain: string;
            /** @enum {string} */
            network: "main" | "test";
            address: string | null;
            /** @description At the price of the order; of a sale that is settled, what was credited. */
            amount: components["schemas"]["MoneyOrNull"];
            /** @enum {string} */
            status: "Pending" | "Completed" | "Rejected";
            /**
             * @description `refunded` gave back what the order had held; `failed` had held nothing.
             * @enum {string}
             */
            state: "pending" | "settled" | "failed" | "refunded";
            /** @description Within `amount`. */
            fee: components["schemas"]["MoneyOrNull"];
            /** @description What a purchase at a quote paid for the network's fee, within `amount`. */
            networkFee: components["schemas"]["MoneyOrNull"];
            /** @description Who buys or sells; null where people carry the order out. */
            counterparty: string | null;
            /** @description The transfer on the chain by which a purchase was sent. */
            txId: string | null;
            /** @description How many that transfer needs to count as done. */
            confirmations: number | null;
            /** @description Where to send what is sold; an address of this order alone. */
            payTo: components["schemas"]["PayTo"] | null;
            /**
             * @description What a pending sale at a quote waits for. `price` is a current one to credit it at; `operator` is a person, since the price moved by more than the quote's `bandPercent`. Null for every other order.
             * @enum {string|null}
             */
            waitsFor: "coins" | "confirmations" | "price" | "operator" | null;
            /** @description Why it was not carried out. */
            reason: string | null;
        };
        /** @description Where, how much and until when. */
        PayTo: {
            address: string;
            quantity: components["schemas"]["Quantity"];
            /**
             * Format: date-time
             * @description What is confirmed later is not credited; the operator sends it back.
             */
            until: string;
        };
        /** @description What is asked for is named by its quantity or by what it may cost or bring, never by both. */
        QuoteRequest: {
            /** @enum {string} */
            type: "buy" | "sell";
            asset: string;
            quantity?: components["schemas"]["Quantity"];
            /** @description What may be paid at most with the fee, or received at most without it. The quote is for the largest quantity that keeps to it, with at most 8 decimals. */
            amount?: components["schemas"]["MoneyInput"];
            chain: string;
            /** @enum {string} */
            network: "main" | "test";
        };
        /** @description A price that holds for a while. */
        Quote: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            type: "buy" | "sell";
            asset: string;
            quantity: components["schemas"]["Quantity"];
            chain: string;
            /** @enum {string} */
            network: "main" | "test";
            /** @description US dollars for one, as the market data has it. */
            marketRate: components["schemas"]["Quantity"];
            /** @description The same with the spread. */
            rate: components["schemas"]["Quantity"];
            spreadPercent: components["schemas"]["Quantity"];
            fee: components["schemas"]["Money"];
            feePercent: components["schemas"]["Quantity"];
            /** @description What the network takes for the transfer, within `amount`; null for a sale, whose seller pays it to the network. */
            networkFee: components["schemas"]["MoneyOrNull"];
            /** @description What is paid, with both fees, or what is received, without the fee. A sale brings the price of the moment at which its coins are confirmed. */
            amount: components["schemas"]["Money"];
            /** @description How far what a sale brings may lie from `amount`, in percent; further, and a person decides. Null for a purchase. */
            bandPercent: string | null;
            /**
             * @description Where the market's rate comes from.
             * @enum {string}
             */
            source: "live" | "cache" | "stale" | "simulated";
            /**
             * Format: date-time
             * @description Since when the market's rate stands.
             */
            asOf: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description The operator. */
            counterparty: string;
        };
        /** @description The price. */
        QuoteMade: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            quote: components["schemas"]["Quote"];
        };
        FindOrderRequest: {
            /** @description The `Idempotency-Key` that the order was created with. */
            attempt: string;
        };
        /** @description An order, or that there is none. */
        OrderFound: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            order: components["schemas"]["Order"] | null;
        };
        /** @description A network of the wallet, as far as this server can reach it. */
        Network: {
            /** @enum {string} */
            chain: "ethereum" | "bnb" | "bitcoin" | "solana";
            /** @enum {string} */
            network: "main" | "test";
            /** @description Whether callNetwork reaches a node. */
            configured: boolean;
            /** @description A chain on the operator's own machine, whose coins are worth nothing. */
            local: boolean;
            /**
             * @description Where a test network of a demo comes from (DEMO-1). `running` gives test coins by getTestCoins; `starting` is there in a moment; `unavailable` cannot run on the server's machine; `separate` is there while `npm run dev:chains` runs. Null for every other network, and in live mode.
             * @enum {string|null}
             */
            demo: "running" | "starting" | "unavailable" | "separate" | null;
            /** @description EIP-155; null where the chain has none. */
            chainId: number | null;
            /** @description How many a transfer needs to count as done. */
            confirmations: number;
            /** @description Beside the coin of the chain. */
            tokens: components["schemas"]["NetworkToken"][];
            /** @description What the operator's desk buys and sells here. */
            trades: string[];
            /** @description Address of a page about a transfer, with `{txId}` in it. */
            explorer: string | null;
        };
        /** @description Where test coins go (DEMO-1). */
        TestCoinsRequest: {
            /** @enum {string} */
            chain: "ethereum" | "bnb" | "bitcoin" | "solana";
            /** @description An address of that chain. */
            address: string;
        };
        /** @description A token of a network. */
        NetworkToken: {
            asset: string;
            decimals: number;
            /** @description Contract or mint. */
            contract: string;
        };
        /** @description Every network. */
        NetworkList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Network"][];
        };
        NetworkCall: {
            /**
             * @description Those with eth_ are for ethereum and bnb, those with small letters for bitcoin, the others for solana.
             * @enum {string}
             */
            method: "eth_blockNumber" | "eth_call" | "eth_chainId" | "eth_estimateGas" | "eth_feeHistory" | "eth_gasPrice" | "eth_getBalance" | "eth_getBlockByNumber" | "eth_getCode" | "eth_getLogs" | "eth_getTransactionByHash" | "eth_getTransactionCount" | "eth_getTransactionReceipt" | "eth_maxPriorityFeePerGas" | "eth_sendRawTransaction" | "address_transactions" | "address_utxos" | "broadcast" | "fee_estimates" | "tip_height" | "transaction" | "transaction_hex" | "getAccountInfo" | "getBalance" | "getBlockHeight" | "getLatestBlockhash" | "getMinimumBalanceForRentExemption" | "getRecentPrioritizationFees" | "getSignatureStatuses" | "getSignaturesForAddress" | "getTokenAccountBalance" | "sendTransaction" | "simulateTransaction";
            /** @description As the method has them. */
            params: (string | number | boolean | Record<string, never> | (string | number)[] | null)[];
        };
        /** @description What the node answered. */
        NetworkAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            /** @description As the node says it, of the shape that the method has. */
            result: unknown;
            error: components["schemas"]["NetworkError"] | null;
        };
        /** @description Why the node refused. */
        NetworkError: {
            code: number;
            message: string;
            /** @description What a contract gave as its reason. */
            data?: string;
        };
        /** @description The new order. */
        OrderCreated: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            order: components["schemas"]["Order"];
        };
        /** @description Newest first. */
        OrderList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Order"][];
            /** @description Ask again with this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        /** @description One ledger entry behind the balance. */
        StatementEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            date: string;
            /** @enum {string} */
            kind: "deposit" | "withdrawal_held" | "withdrawal_paid" | "withdrawal_returned" | "profit" | "bonus" | "investment" | "investment_returned" | "order" | "correction";
            description: string;
            messageCode?: components["schemas"]["EntryCode"];
            params?: components["schemas"]["EntryParams"];
            /** @description Negative where it lowers the available balance. */
            amount: components["schemas"]["Money"];
            /** @description Available balance after it. */
            balance: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description The deposit, withdrawal or order behind it.
             */
            reference: string | null;
        };
        /** @description Newest first. */
        Statement: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["StatementEntry"][];
            balance: components["schemas"]["Money"];
            /** @description Ask again with this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        /** @description All data held about the account. */
        AccountExport: {
            /** Format: date-time */
            exportedAt: string;
            user: components["schemas"]["User"];
            phone: string | null;
            gender: components["schemas"]["Gender"];
            /** Format: uuid */
            plan: string | null;
            investment: components["schemas"]["Investment"];
            handlers: components["schemas"]["Handler"][];
            deposits: components["schemas"]["Deposit"][];
            withdrawals: components["schemas"]["Withdrawal"][];
            trades: components["schemas"]["Trade"][];
            tradeRequests: {
                /** Format: uuid */
                _id: string;
                /** Format: date-time */
                date: string;
                note: string | null;
            }[];
            orders: components["schemas"]["Order"][];
            statement: components["schemas"]["StatementEntry"][];
            notifications: components["schemas"]["Notification"][];
            sessions: components["schemas"]["Session"][];
            securityEvents: components["schemas"]["SecurityEvent"][];
            uploads: {
                key: string;
                /** @enum {string} */
                purpose: "profile" | "identity";
                contentType: string;
                /** Format: date-time */
                storedAt: string;
            }[];
            pushEndpoints: string[];
        };
        /** @description A figure that no investor data backs. */
        Figure: {
            value: string | number | null;
            /** @description What backs it; null means that nothing does, and the app marks it as 'Sample'. */
            source: string | null;
            /** @description Whether to show it at all. */
            shown: boolean;
        };
        /** @description Who runs this site and what stands on its pages. */
        Site: {
            /** @enum {string} */
            mode: "demo" | "live";
            name: string;
            shortName: string;
            operator: {
                name: string | null;
                address: string | null;
                registration: string | null;
            };
            riskNotice: string;
            /** @description Whether it is the text that ships with the product, which an app may say in the reader's language. */
            riskNoticeIsStandard?: boolean;
            /** @description What the demo mode offers (DEMO-2); not there in live mode. */
            demo?: {
                /** @description Whether everybody may play the operator. */
                operator: boolean;
                /** @description How far the demo's clock is ahead of the real time. */
                aheadSeconds: number;
            };
            /** @description Whether only investors whose identity is verified may move money out (PAYOUT-1). */
            identityForPayouts?: boolean;
            /** @description The sample investors that a visitor can continue as, by `continueAs` (DEMO-1). In demo mode only. */
            demoInvestors?: components["schemas"]["DemoInvestor"][];
            figures: {
                referralBonusPercent: components["schemas"]["Figure"];
                totalDepositPercent: components["schemas"]["Figure"];
                liveTraders: components["schemas"]["Figure"];
            };
        };
        /** @description A deposit that waits for the operator. */
        DemoDeposit: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            date: string;
            email: string;
            amount: components["schemas"]["Money"];
            method: string;
            plan: string;
            /** @description Whether the investor said that it is paid. */
            paid: boolean;
        };
        /** @description A withdrawal that waits for the operator, or is being paid. */
        DemoWithdrawal: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            date: string;
            email: string;
            amount: components["schemas"]["Money"];
            method: string;
            destination: string;
            /** @enum {string} */
            status: "Pending" | "Processing";
            /** @description Why it cannot be started now. */
            held: string | null;
        };
        /** @description Somebody who waits to be identified. */
        DemoRegistration: {
            /** @description Names what was handed in when it is decided. */
            shown: string;
            email: string;
            name: string;
            country: string;
            /** Format: date-time */
            submitted: string;
        };
        /** @description An account of the demo. */
        DemoAccount: {
            email: string;
            name: string;
            verified: boolean;
            /** @description Whether the identity is verified. */
            identity: boolean;
            wallet: boolean;
        };
        /** @description A mail that was sent. */
        DemoMail: {
            /** Format: uuid */
            id: string;
            to: string;
            subject: string;
            /** Format: date-time */
            at: string;
        };
        /** @description A coin of the market, and what one costs in US dollars. */
        DemoCoin: {
            id: string;
            symbol: string;
            name: string;
            price: number;
        };
        /** @description What the operator of a demo has before them. */
        DemoOperator: {
            /** @constant */
            bool: true;
            /**
             * Format: date-time
             * @description The time of the demo.
             */
            now: string;
            /** @description How far it is ahead of the real time. */
            aheadSeconds: number;
            /** @description Whether prices are simulated and can be moved. */
            pricesMove: boolean;
            deposits: components["schemas"]["DemoDeposit"][];
            withdrawals: components["schemas"]["DemoWithdrawal"][];
            registrations: components["schemas"]["DemoRegistration"][];
            investors: components["schemas"]["DemoAccount"][];
            mails: components["schemas"]["DemoMail"][];
            coins: components["schemas"]["DemoCoin"][];
        };
        /** @description A command of the operator, with what it takes as the terminal takes it. */
        DemoCommand: {
            /** @enum {string} */
            command: "deposits confirm" | "deposits decline" | "withdrawals start" | "withdrawals complete" | "withdrawals return" | "withdrawals reject" | "kyc show" | "kyc approve" | "kyc reject" | "users restore" | "users enable-wallet" | "trades add" | "notify";
            /** @description Which of them a command takes is what `operator COMMAND --help` says. */
            input: {
                id?: string;
                who?: string;
                reason?: string;
                reference?: string;
                registration?: string;
                pair?: string;
                profit?: string;
                loss?: string;
                date?: string;
                title?: string;
                message?: string;
            };
        };
        /** @description What a command came to. */
        DemoOutcome: {
            /** @constant */
            bool: true;
            /** @description False where it was so before. */
            changed: boolean;
            /** @description What the terminal prints. */
            message: string;
            /** @description What `kyc show` shows of what was handed in. */
            facts: {
                name: string;
                value: string;
            }[];
        };
        /** @description How much time passes. */
        DemoTime: {
            hours: number;
        };
        /** @description The time of the demo. */
        DemoTimePassed: {
            /** @constant */
            bool: true;
            /** Format: date-time */
            now: string;
            aheadSeconds: number;
        };
        /** @description By how much a price moves. */
        DemoPriceMove: {
            /** @description As the market names it. */
            coin: string;
            percent: number;
        };
        /** @description The coin at its new price. */
        DemoPriceMoved: {
            /** @constant */
            bool: true;
            coin: components["schemas"]["DemoCoin"];
        };
        /** @description A mail with its text. */
        DemoMailFound: {
            /** @constant */
            bool: true;
            mail: components["schemas"]["DemoMail"];
            text: string;
        };
        /** @description A sample investor of demo mode, and how the account stands. */
        DemoInvestor: {
            /** @enum {string} */
            as: "amelia" | "noah" | "mei" | "tomas";
            name: string;
            /**
             * @description A year of history; just signed up; identity under review; identity rejected.
             * @enum {string}
             */
            standing: "verified" | "new" | "waiting" | "rejected";
        };
        /** @description What the server holds the forms to. */
        Limits: {
            /** @description Minutes without use after which a session ends (AUTH-7); null where there is no such end. */
            sessionIdleMinutes: number | null;
            passwordMin: number;
            passwordMax: number;
            codeLength: number;
            codeMinutes: number;
            codeTries: number;
            resendSeconds: number;
            depositMin: components["schemas"]["Money"];
            depositMax: components["schemas"]["Money"];
            withdrawMin: components["schemas"]["Money"];
            uploadMaxBytes: number;
            pageMax: number;
            /** @description For how many years the identity data of a closed account are kept (AUTH-9). */
            closedAccountYears: number;
        };
        /** @description A currency or a country to pick. */
        Option: {
            code: string;
            name: string;
        };
        /** @description What the forms offer, and what the site says about itself. */
        Options: {
            site: components["schemas"]["Site"];
            limits: components["schemas"]["Limits"];
            countries: components["schemas"]["Option"][];
            currencies: components["schemas"]["Option"][];
            genders: components["schemas"]["Gender"][];
            /** @description The methods that the operator offers for a new deposit, in the order of the form. */
            modes: components["schemas"]["DepositType"][];
            methods: components["schemas"]["WithdrawMethod"][];
        };
        /** @description The server is well. */
        Health: {
            /** @enum {string} */
            status: "ok";
        };
    };
    responses: {
        /** @description The request cannot be read: no JSON, a broken header or address. */
        Malformed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or one that has ended. The client forgets token, expiry and user (ERR-2). */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `user` is not the signed-in user (API-3). */
        UserMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person has to prove who they are first, by `stepUp`; then the same call can be made again (PAYOUT-4). */
        StepUpNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The wallet is not enabled on this account (WENTRY-1), or money may not leave it (PAYOUT-1). */
        WalletOff: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing, or it is not of this account (API-3). */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not sent as JSON. */
        WrongType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule; `errors` names each. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls. */
        TooMany: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed; nothing was changed. */
        Broken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server is starting, stopping or without its database. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Any other failure. */
        Unexpected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description What the caller holds is still right. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
         * @example 0197f3a2-2222-7000-8000-000000000001
         */
        IdempotencyKey: string;
        /**
         * @description `_id` of the signed-in user; any other id is not found.
         * @example 0197f3a2-0000-7000-8000-000000000001
         */
        OwnId: string;
        /** @description The `nextCursor` of the page before. */
        Cursor: string;
        /** @description Rows wanted. */
        Limit: number;
        /** @description The ETag held. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names the call in the logs.
         * @example req-4f7c
         */
        RequestId: string;
        /**
         * @description Seconds to wait.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description `true` where this is the stored answer to an earlier call with the same key.
         * @example true
         */
        Replayed: "true";
        /**
         * @description Names this version of the answer.
         * @example "5f2a"
         */
        ETag: string;
        /**
         * @description How long it may be kept.
         * @example public, max-age=60
         */
        CacheControl: string;
        /**
         * @description Where the prices come from: asked just now, kept from a short while ago, kept for longer because the source fails, or simulated (MARKET-2).
         * @example simulated
         */
        MarketSource: "live" | "cache" | "stale" | "simulated";
        /**
         * @description When the prices were true.
         * @example 2026-11-20T12:00:00Z
         */
        MarketAsOf: string;
        /**
         * @description The file's address.
         * @example /api/storage/keel/bucket/0197f3a2-1111-7000-8000-000000000009.png
         */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            /** @description The e-mail is not verified, and a code was sent; or the account has a second factor, which is asked for by `secondFactor`. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description No account has this e-mail; the app shows the message and goes to sign up (LOGIN-5). */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The password is wrong or a field breaks its rule (LOGIN-6). */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    continueAs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContinueAsRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description Created; a code was sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            /** @description An account has this e-mail verified; the app shows the message and goes to log in (SIGNUP-7). There is no Location header, on purpose: fetch() would follow it, and the app would never see the 303. Nothing on the way may add one. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description A field breaks its rule; `errors` names each (SIGNUP-2, SIGNUP-3). */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Verified and signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            /** @description The code is wrong, expired, used or tried too often: one text for all (VERIFY-3). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No account has this e-mail, and this browser has no sign-up with it that can still be verified. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCodeRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            /** @description Too soon, or too often. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            /** @description Too soon, or too often. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Set; the person logs in with it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordReset"];
                };
            };
            /** @description The link was used, has expired, or is none of ours; or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    freezeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeAccountRequest"];
            };
        };
        responses: {
            /** @description Frozen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The link was used, has expired, or is none of ours; or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkRequest"];
            };
        };
        responses: {
            /** @description Changed; the person logs in with it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The link was used, has expired, or is none of ours; or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another account has this email by now. The link is not used up. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    undoEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkRequest"];
            };
        };
        responses: {
            /** @description Undone and frozen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The link was used, has expired, or is none of ours; or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The account is frozen, but another account has the email by now. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getUserByToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserChanged"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The code is not in the list, or a field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description Taken; nothing has changed yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description The person has to prove who they are first, by `stepUp` (PAYOUT-4), or the account is suspended. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            /** @description Too soon, or too often. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed; the session that asked is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description The person has to prove who they are first, by `stepUp` (PAYOUT-4), or the account is suspended. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Money is in the account, or a deposit, a withdrawal, an order or an investment is open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The current password is wrong, or the new one breaks a rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revealIdentityNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
            };
        };
        responses: {
            /** @description The number, null where none was handed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityNumber"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignInRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            /** @description What this answers was used, took too long or was tried too often; or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The second factor is not right. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the browser. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["StepUpNeeded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description People open this site by an address that no browser makes a passkey for. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    finishPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishPasskeyRequest"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedFactor"];
                };
            };
            /** @description What this answers was used, took too long or was tried too often; or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The passkey is known already, or the account has as many as it can. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The passkey does not answer what it was asked. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the app. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["StepUpNeeded"];
            /** @description The account has as many as it can. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAuthenticatorRequest"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedFactor"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The code is not right, or the authenticator was begun too long ago. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["StepUpNeeded"];
            404: components["responses"]["NotFound"];
            /** @description The operator requires a second factor, and this is the last one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    newRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["StepUpNeeded"];
            /** @description The account has no second factor. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    beginStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpOptions"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpRequest"];
            };
        };
        responses: {
            /** @description Fresh. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpDone"];
                };
            };
            /** @description What this answers was used, took too long or was tried too often; or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The proof is not right. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEventList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionsRequest"];
            };
        };
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last id seen; what came after it is sent first. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    submitRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
                 * @example 0197f3a2-2222-7000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description Handed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description The e-mail is not the account's own. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The identity is approved already, or the first call with this key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoRequest"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description The e-mail is not the account's own. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Not an own upload made for it, or a field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
                 * @example 0197f3a2-2222-7000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description Created. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description The account is not verified, `user` is not the signed-in user, the person has to prove who they are first (PAYOUT-4), or needs a second factor (AUTH-4). */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The first call with this key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description A field is missing or breaks a limit. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listDeposits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRequest"];
            };
        };
        responses: {
            /** @description The deposits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
                 * @example 0197f3a2-2222-7000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The deposit is no longer pending, or the first call with this key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    holdDepositRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldRateRequest"];
            };
        };
        responses: {
            /** @description The deposit with the amount that is held. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The deposit is no longer pending, or is not paid in a coin. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
                 * @example 0197f3a2-2222-7000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description Requested; the amount is held. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description Money may not leave the account (PAYOUT-1), or `user` is not the signed-in user. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The first call with this key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description A field is missing ('Please fill in required fields'), an address is wrong, too many withdrawals wait already, or the balance is too low. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRequest"];
            };
        };
        responses: {
            /** @description The withdrawals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
                 * @example 0197f3a2-2222-7000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelWithdrawRequest"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            404: components["responses"]["NotFound"];
            /** @description The withdrawal is no longer pending, or the first call with this key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPackages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag held. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPlans"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getInvestment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `_id` of the signed-in user; any other id is not found.
                 * @example 0197f3a2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["OwnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestmentAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listHandlers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `_id` of the signed-in user; any other id is not found.
                 * @example 0197f3a2-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["OwnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandlerAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    transferFunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
                 * @example 0197f3a2-2222-7000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            /** @description The first call with this key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The profit is lower, or a field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRequest"];
            };
        };
        responses: {
            /** @description The trades. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    requestTrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMarkets: {
        parameters: {
            query: {
                /**
                 * @description The currency of the prices.
                 * @example usd
                 */
                vs_currency: "usd";
                /** @description Only these coins. */
                ids?: string;
                /** @description The order of the rows. */
                order?: "market_cap_desc" | "market_cap_asc" | "volume_desc" | "volume_asc" | "id_asc" | "id_desc";
                /** @description Which page. */
                page?: number;
                /**
                 * @description Rows a page.
                 * @example 50
                 */
                per_page?: number;
                /** @description With the prices of 7 days. */
                sparkline?: boolean;
                /**
                 * @description With changes over these times; 24h is served.
                 * @example 24h
                 */
                price_change_percentage?: string;
            };
            header?: {
                /** @description The ETag held. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coins. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Market-Source": components["headers"]["MarketSource"];
                    "X-Market-As-Of": components["headers"]["MarketAsOf"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSimplePrice: {
        parameters: {
            query: {
                /**
                 * @description The coins.
                 * @example bitcoin
                 */
                ids: string;
                /**
                 * @description The currencies.
                 * @example usd
                 */
                vs_currencies: string;
            };
            header?: {
                /** @description The ETag held. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Market-Source": components["headers"]["MarketSource"];
                    "X-Market-As-Of": components["headers"]["MarketAsOf"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimplePrice"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTokenRequest"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The subscription cannot be read, or its endpoint is not one of a known push service. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteTokenRequest"];
            };
        };
        responses: {
            /** @description Forgotten, or never known. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows wanted. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadRequest"];
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createUploadPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadPolicyRequest"];
            };
        };
        responses: {
            /** @description The form to send. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadPolicy"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bucket.
                 * @example keel
                 */
                bucket: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Stored. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The form, its policy or the address cannot be read, or the file is outside its size. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                    "application/xml": components["schemas"]["StorageError"];
                };
            };
            /** @description The signature is wrong, or the policy has expired or is not met. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["StorageError"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getObject: {
        parameters: {
            query?: {
                /** @description When the address was signed. */
                "X-Amz-Date"?: string;
                /** @description For how many seconds it is good. */
                "X-Amz-Expires"?: number;
                /** @description The signature. */
                "X-Amz-Signature"?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The bucket.
                 * @example keel
                 */
                bucket: string;
                /**
                 * @description The first part of the key.
                 * @example bucket
                 */
                folder: string;
                /**
                 * @description The second part of the key.
                 * @example 0197f3a2-1111-7000-8000-000000000009.png
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The image is private, and the address is not signed or no longer good. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["StorageError"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUploadRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The file is in use. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteMade"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WalletOff"];
            /** @description Nothing can be bought or sold on this network. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money at once (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does by default.
                 * @example 0197f3a2-2222-7000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description Ordered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description The wallet is not enabled on this account, money may not leave it (PAYOUT-1), or the person has to prove who they are first (PAYOUT-4). */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The first call with this key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description The balance is too low, the price has expired, was used or is of something else, or a field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    findOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindOrderRequest"];
            };
        };
        responses: {
            /** @description The order, or that there is none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderFound"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WalletOff"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `_id` of the order.
                 * @example 0197f3a2-1111-7000-8000-000000000005
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WalletOff"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The networks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WalletOff"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    callNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chain.
                 * @example ethereum
                 */
                chain: "ethereum" | "bnb" | "bitcoin" | "solana";
                /**
                 * @description Its network.
                 * @example test
                 */
                network: "main" | "test";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkCall"];
            };
        };
        responses: {
            /** @description What the network says. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WalletOff"];
            /** @description The operator has set up no node for this network. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            /** @description The node does not answer, answers too slowly, or says what cannot be. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRequest"];
            };
        };
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /** @description The wallet is not enabled on this account, or `user` is not the signed-in user. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows wanted. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getDemoOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits, oldest first, and the rest newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoOperator"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTestCoins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCoinsRequest"];
            };
        };
        responses: {
            /** @description They are there, or in the next block. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WalletOff"];
            404: components["responses"]["NotFound"];
            /** @description There is no such chain at the moment. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            /** @description The chain does not answer. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    runDemoCommand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoCommand"];
            };
        };
        responses: {
            /** @description Done, or so already. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoOutcome"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /** @description The command was refused, and changed nothing; the message says why. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    passDemoTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoTime"];
            };
        };
        responses: {
            /** @description The demo's clock is ahead by so much. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoTimePassed"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /** @description The clock is ten years ahead, which is the most. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    moveDemoPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoPriceMove"];
            };
        };
        responses: {
            /** @description What the coin costs now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoPriceMoved"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /** @description Prices come from a source, or this one has moved too far already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getDemoMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the mail, as the list names it.
                 * @example 0197f3a2-1111-7000-8000-000000000009
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail with its text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoMailFound"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag held. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists, limits and facts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Malformed"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Malformed"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
}
