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
         * @description Starts a session with email and password (LOGIN-2, LOGIN-3). A sign-up whose email is not verified gets a new code by mail and a new `signUpToken` instead, and only after the right password (LOGIN-4, AUTH-2).
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
         * @description Starts a session of one of the sample investors that `getOptions` lists, without a password (DEMO-1). In demo mode only; a server in live mode answers 404, and so does a demo without that investor.
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
         * @description Stores a sign-up with a chosen package for a day and mails a code (SIGNUP-3, SIGNUP-5, SIGNUP-6). It reserves no email; the code works only with this answer's `signUpToken`, and the first sign-up that is verified owns the email (AUTH-2). Unknown fields are refused, so that a sign-up cannot grant itself rights.
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
         * @description Checks the four digits of the mail and starts a session (VERIFY-1, VERIFY-2). A code is valid for 10 minutes, works once, allows 5 tries (VERIFY-4), and works only with the `signUpToken` of its own sign-up (AUTH-2). Other sign-ups with the email are deleted. It never opens a session for an account that is already verified.
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
         * @description Mails a new code for the token's sign-up and voids the previous one; 60 seconds apart, at most 5 an hour (VERIFY-4). The answer does not reveal whether there is a sign-up.
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
         * @description Mails a link that works once, for 30 minutes; 60 seconds apart, at most 5 an hour (AUTH-1). The answer does not reveal whether the account exists.
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
         * @description Uses the mailed link, sets the password and ends every session of the account (AUTH-1).
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
         * Freeze the account ('This was not me')
         * @description Uses the link of a security mail, suspends the account and ends all of its sessions; no money leaves it until the operator lifts the suspension (PAYOUT-5).
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
         * @description Uses the link that was mailed to the new email, which becomes that of the account (AUTH-3). The previous email is notified, with a link that undoes the change.
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
         * @description Uses the link that was mailed to the previous email, which becomes that of the account again. The account is suspended and all of its sessions end; no money leaves it until the operator lifts the suspension (AUTH-3, PAYOUT-5).
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
         * @description Ends the session on the server. The app deletes its stored keys whatever the answer is (SESS-6, ROUTE-4).
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
         * Restore a session
         * @description Restores a session and returns everything that the app needs to start (SESS-3, API-1). The token is sent bare, in a header called `header`.
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
         * @description Mails a link to the new email, which works once, for 30 minutes; 60 seconds apart, at most 5 an hour. The email changes when the link is confirmed (AUTH-3). The answer does not reveal whether the new email has an account. Requires a recent step-up (PAYOUT-4).
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
         * @description Closes an account that has no money and nothing open, and ends all its sessions (AUTH-9). Data that need not be kept is erased at once, identity data after the operator's retention time; the email is free for another account. Requires a recent step-up (PAYOUT-4).
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
         * @description Requires the current password and ends every other session (CARD-3).
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
         * Show the whole identity number
         * @description Only for the owner, who has to enter the password again. All other answers mask the number (CARD-3).
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
         * @description Finishes the login of an account with a second factor, with the challenge that the login answered (AUTH-4).
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
         * @description Lists the second factors of the account besides its password, oldest first (AUTH-4).
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
         * @description Returns the options with which the browser creates a passkey (AUTH-4). Requires a recent step-up (PAYOUT-4).
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
         * @description Stores the passkey that the browser created (AUTH-4). The first second factor comes with recovery codes, which are shown only once.
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
         * @description Returns the secret of a new authenticator app, which is active once a code of it was entered (AUTH-4). Requires a recent step-up (PAYOUT-4).
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
         * @description Adds the authenticator app with its first code (AUTH-4). The first second factor comes with recovery codes, which are shown only once.
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
         * @description Removes a second factor; removing the last one also removes the recovery codes (AUTH-4). Requires a recent step-up (PAYOUT-4).
         */
        post: operations["removeFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved addresses of the account
         * @description Lists the addresses that the investor saved for withdrawals and transfers of the wallet, by label (ADDR-1).
         */
        get: operations["listSavedAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address
         * @description Saves an address under a label, and mails the investor (ADDR-1, ADDR-2). Saving the same address again under the same label changes nothing and answers as the first time. At most 50 addresses, and 20 new ones an hour. Requires a recent step-up (PAYOUT-4).
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remove-saved-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a saved address
         * @description Removes a saved address (ADDR-1).
         */
        post: operations["removeSavedAddress"];
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
         * @description Returns ten new recovery codes, shown only once; the previous ones stop working (AUTH-4). Requires a recent step-up (PAYOUT-4).
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
         * Begin a step-up
         * @description Lists the possible proofs of identity; the password only if there is no second factor (PAYOUT-4).
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
         * Step up
         * @description Confirms the person's identity with a second factor or the password; the step-up counts as recent for five minutes (PAYOUT-4).
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
         * List sessions
         * @description Lists the open sessions and marks that of this call (ERR-2).
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
         * @description The last 20 entries of the account's security log, newest first: successful and failed logins, and changes of how the account is opened (AUTH-8). The export has all of them.
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
         * @description Ends other sessions of the account: the listed ones, or all except this one (ERR-2).
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
         * Stream of changes
         * @description Sends changes as they happen: `user`, `deposit`, `withdrawal`, `trade`, `notification`, each with the entity as JSON in `data`. The first event is `welcome`: its id is where the stream begins, its `changedAgo` how many ms ago the newest change was, or null; data loaded before that is out of date. A comment line is sent every 15 seconds. Polling the lists is the fallback (PUSH-6).
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
         * @description Submits identity data and an image for review; kycVerified becomes `pending` (KYC-2, KYC-3, KYC-6). The image must be an upload of this account for this purpose (UPLOAD-2).
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
         * @description Sets the photo to an upload of this account (PHOTO-1, PHOTO-2).
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
         * @description Announces a deposit, pending and unpaid (DEP-3, DEP-4). The amount is above 0 and at most 1,000,000. Nothing is credited before the operator confirms it (HONEST-3). Missing fields are reported in the order mode, amount and plan, user.
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
         * @description Sets or removes the investor's claim to have paid; the answer contains the value (PAY-2, PAY-3). The body contains the wanted value, so a retry changes nothing. It never changes a balance (HONEST-3).
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
         * Renew the rate of a deposit
         * @description Gives a pending deposit a new amount in its coin, held for 15 minutes, once the previous amount has expired (PAYOUT-6). While an amount is held the answer repeats it, so a retry changes nothing.
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
         * @description Requests a withdrawal and holds its amount immediately (WD-2, WD-3, WD-5). Fields, account and balance are checked in this order. Addresses are checked for form and checksum.
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
         * @description Cancels a pending withdrawal; the held amount is available again (WD-5).
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
         * @description The plans, and the account's own (PLAN-1, PLAN-2).
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
         * @description The investment as the dashboard shows it (DASH-2, DASH-5).
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
         * @description The progress of each deposit plan (DASH-7).
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
         * @description The first 50, 20 or 100 coins for ticker, profile and chart (MARKET-1, TICK-1, CHART-1), from a shared cache. Without a source the prices are simulated, and the header and each row say so (MARKET-2).
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
         * @description The price that converts a balance to BTC (MARKET-1, DASH-1). Unknown coins are left out.
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
    "/market/price-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of a coin over time
         * @description The prices of a coin of the list over a range that ends at its present price (CHART-1). Those of 7 days are in the list. `prices` is empty while the source has none; without a source they are simulated, and the header says so (MARKET-2).
         */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange rates of the US dollar
         * @description What one US dollar is worth in other currencies, to show amounts in the currency of an account (CUR-2). Currencies without a known rate are left out. Without a source the rates of the demo are simulated, and the header says so (MARKET-2).
         */
        get: operations["getExchangeRates"];
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
         * @description Stores a push subscription, at most 10 for each account; one with the same endpoint is replaced (PUSH-2, PUSH-3).
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
         * Unregister from push
         * @description Deletes a push subscription, at logout or when the permission is withdrawn (PUSH-2).
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
         * Create an upload form
         * @description Signs a form for one file, with one key, one content type, 1 B to 10 MB, valid for at most 24 hours (UPLOAD-1, UPLOAD-2). The server chooses the key.
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
         * @description The form of createUploadPolicy with the file last, as object stores accept it (UPLOAD-1). The signed policy authorises the call, so there is no session. A file whose content does not match its type is refused (UPLOAD-4). Failures are XML like an object store's.
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
         * @description A stored image (UPLOAD-2). Profile photos are public; an identity image needs a signed address that expires soon. Only images are served, with their own type and under a policy that runs nothing. With an object store, its own addresses are used for photos. Failures are XML like an object store's.
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
         * @description Deletes a file of this account that nothing uses (UPLOAD-1).
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
         * Request a quote
         * @description A quote that is valid for 60 seconds and for one order (WALLET-7), with the market rate, spread and fee separately, and the counterparty.
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
         * @description Buys, sells or sends an asset from the wallet (WALLET-7). Needs walletFeauture (WENTRY-1). With a `quote` it must match that quote, the operator's desk carries it out, and the quote is used up; without one, where no desk trades the asset, people carry it out at the current price.
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
         * Look up an attempt
         * @description The order that a call with this `Idempotency-Key` created, or null. For a client that got no answer (WALLET-7).
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
         * @description Every network that the wallet supports, and which of them this server can reach (WALLET-4). If it reaches none, the app says "No network configured".
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
         * Call a network
         * @description Forwards a call of a closed list to the operator's node of a network (WALLET-4, WALLET-5), so that no node learns who calls. The node gets the method and its parameters and nothing else. A refusal by the node, such as of a transfer with too little balance, is `error` in a 200.
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
         * @description Every ledger entry behind the balance, as JSON or, depending on Accept, as CSV (HONEST-6). CSV is the whole statement.
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
    "/balance-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Available balance over time
         * @description The available balance at evenly spaced times of a range, and between two of them where it was higher or lower than at both, computed from the ledger (HONEST-6). The range ends now, and starts at the first entry if that is later than its start.
         */
        get: operations["getBalanceHistory"];
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
         * @description All data stored about the account (HONEST-6).
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
         * State of a demo for its operator
         * @description The queue, the investors, the sent mails and the demo's time, for the operator drawer (DEMO-2). In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
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
         * @description Sends coins of a chain on the demo's own machine to an address, and USDT if the chain has it (DEMO-1). They are worth nothing. In demo mode only; a server in live mode answers 404.
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
         * Run a command as the operator of a demo
         * @description Runs one of the operator's commands that a demo offers, with the same code as the terminal, and records it in the audit under the actor `demo` (DEMO-2, OPS-1). In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
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
         * Advance the clock of a demo
         * @description Advances the clock of the demo (DEMO-2). Running investments earn for that time, and holds, codes and links expire; sessions are moved too, so that nobody is logged out. In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
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
         * @description Moves the simulated price of a coin up or down by a percentage, until the server restarts (DEMO-2). Prices of a source cannot be moved. In demo mode only; a server in live mode, or with `DEMO_OPERATOR=0`, answers 404.
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
         * Options of the forms
         * @description Lists and limits for the forms, and facts about the site: its mode, operator and risk notice, and figures without a source (HONEST-1, HONEST-2, HONEST-4, DASH-3, CUR-1).
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
         * Liveness
         * @description For a supervisor, which restarts the process when this fails (OPS-2).
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
         * Readiness
         * @description For a load balancer; answers 503 while starting, stopping or without the database (OPS-2).
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
        /** @description US dollars with two decimals, or null without an amount. */
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
         * @description ISO 4217 code. Only a preference for display; amounts are stored in USD.
         * @example USD
         */
        Currency: string;
        /**
         * @description A string, not a boolean: `true` approved, `pending` under review, `false` not done or refused.
         * @enum {string}
         */
        KycStatus: "true" | "pending" | "false";
        /**
         * @description A payment method of a deposit. A new deposit can use those of `Options.modes`, which are the first eight unless the operator sets others.
         * @enum {string}
         */
        DepositType: "Bitcoin" | "Etheruem" | "Xrp" | "Solana" | "Usdt(solana)" | "Bnb" | "Dodge" | "Gcash" | "Ethereum" | "Usdt" | "Usdt Erc20" | "Usdt Trc20";
        /**
         * @description Only the operator changes the status of a `pending` deposit.
         * @enum {string}
         */
        DepositStatus: "pending" | "confirmed" | "declined";
        /**
         * @description The investor's own claim. It never changes a balance.
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
         * @description Identifies the sentence of `message`, so that an app can translate it. Figures in the sentence are in `params`.
         * @enum {string}
         */
        MessageCode: "malformed_request" | "validation_failed" | "payload_too_large" | "unsupported_media_type" | "method_not_allowed" | "not_found" | "rate_limited" | "internal_error" | "unavailable" | "unauthenticated" | "session_expired" | "user_mismatch" | "unknown_account" | "unknown_email" | "account_exists" | "wrong_password" | "wrong_sign_in" | "common_password" | "password_short" | "passwords_differ" | "wrong_code" | "invalid_code" | "code_too_soon" | "link_used" | "link_expired" | "link_unknown" | "link_too_soon" | "link_sent_if_known" | "freeze_link_used" | "freeze_link_expired" | "freeze_link_unknown" | "account_frozen" | "password_reset" | "email_link_sent" | "email_unchanged" | "email_changed" | "email_taken" | "email_restored" | "email_not_restored" | "undo_link_expired" | "login_email_invalid" | "login_password_short" | "signup_email_invalid" | "package_required" | "first_name_required" | "last_name_required" | "gender_required" | "country_required" | "phone_required" | "account_not_verified" | "account_suspended" | "account_closed" | "close_deposit_open" | "close_withdrawal_open" | "close_order_open" | "close_invested" | "close_profit_left" | "close_balance_left" | "identity_required" | "payouts_held" | "wallet_not_enabled" | "already_approved" | "photo_missing" | "photo_not_uploaded" | "uploads_full" | "upload_in_use" | "deposit_mode_required" | "deposit_fields_wrong" | "user_missing" | "deposits_waiting" | "deposit_decided" | "deposit_rate_held" | "demo_refused" | "deposit_without_rate" | "orders_waiting" | "sales_unpaid" | "insufficient_fund" | "amount_not_above_zero" | "withdrawal_fields_missing" | "withdrawals_waiting" | "withdrawal_decided" | "withdrawal_processing" | "invalid_address" | "unknown_currency" | "push_endpoint_refused" | "idempotency_mismatch" | "idempotency_key_required" | "idempotency_in_progress" | "network_not_configured" | "network_unreachable" | "network_method_unknown" | "network_params_wrong" | "unknown_quote" | "quote_expired" | "quote_used" | "quote_mismatch" | "quote_needed" | "order_too_small" | "quote_not_for_sending" | "quantity_wrong" | "chain_unknown" | "asset_unknown" | "cursor_wrong" | "event_id_wrong" | "code_sent" | "code_sent_if_waiting" | "currency_changed" | "deposit_created" | "payment_marked" | "payment_unmarked" | "registration_received" | "photo_saved" | "trade_requested" | "funds_transferred" | "withdrawal_requested" | "withdrawal_cancelled" | "notifications_on" | "order_created" | "second_factor_asked" | "step_up_needed" | "second_factor_required" | "wrong_factor" | "challenge_expired" | "passkey_refused" | "passkey_known" | "factors_full" | "last_factor" | "no_factor" | "factor_added" | "saved_label_wrong" | "saved_label_taken" | "saved_address_known" | "saved_addresses_full" | "address_saved";
        /** @description The values in a sentence that a code identifies. */
        MessageParams: {
            /** @description The number, which decides the plural form. */
            count?: number;
            /**
             * Format: date-time
             * @description When the subject of the sentence ends.
             */
            until?: string;
        };
        /**
         * @description Identifies the title and the sentence of a notification; an operator's own message has none.
         * @enum {string}
         */
        NoticeCode: "deposit_confirmed" | "deposit_declined" | "balance_added" | "balance_taken" | "bonus_added" | "withdrawal_paid" | "withdrawal_rejected" | "withdrawal_returned" | "identity_verified" | "identity_refused" | "identity_revoked";
        /** @description The values in a notification. */
        NoticeParams: {
            amount?: components["schemas"]["Money"];
            /** @description In the operator's words. */
            reason?: string;
        };
        /**
         * @description Identifies the sentence of an entry of the statement.
         * @enum {string}
         */
        EntryCode: "deposit" | "withdrawal_held" | "withdrawal_paid" | "withdrawal_returned" | "order_held" | "order_paid" | "order_credited" | "order_returned" | "profit" | "bonus" | "investment" | "investment_returned" | "correction";
        /** @description The values in an entry of the statement. */
        EntryParams: {
            /** @description How it was or is to be paid. */
            method?: string;
            /** @enum {string} */
            order?: "buy" | "sell" | "send";
            asset?: string;
            /** @description Why a correction or a bonus was entered, in the operator's words. */
            reason?: string;
        };
        /** @description The error of one field. */
        FieldError: {
            /** @description The name as sent. */
            field: string;
            message: string;
        };
        /** @description The answer of every failing call. */
        Failure: {
            /** @constant */
            bool: false;
            /** @description For the person; where the product defines the text, exactly that. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            messageCode?: components["schemas"]["MessageCode"];
            params?: components["schemas"]["MessageParams"];
            /** @description The same as the `X-Request-Id` header; identifies the call in the logs. */
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
        /** @description The logged-in investor. */
        User: {
            /** Format: uuid */
            _id: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            currency: components["schemas"]["Currency"];
            profilePhotoUrl: string | null;
            /** @description The amount that can be withdrawn, which is what was credited less what was paid out or is held. */
            availableBalance: components["schemas"]["Money"];
            /** @description Whether the account is verified. */
            accountStatus: boolean;
            /** @description Whether the operator has suspended the account, which is then read-only. */
            suspended?: boolean;
            /**
             * Format: date-time
             * @description No money leaves the account before this time (PAYOUT-1), which may be in the past.
             */
            payoutsHeldUntil?: string | null;
            kycVerified: components["schemas"]["KycStatus"];
            /** @description Whether the wallet is enabled for this account. */
            walletFeauture: boolean;
            /** @description Masked except for at most the last four characters. `/identity-number` returns all of it to the owner. */
            nid: string | null;
            country: string | null;
            state: string | null;
            address: string | null;
            /**
             * @description Always this mask, since no password or hash leaves the server.
             * @constant
             */
            password: "••••••••";
        };
        /** @description The receiving addresses; null if the operator has set none. Gcash has none. */
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
            /** @description The operator's payment instructions, by `DepositType`; a method without instructions is left out. If the method has an address, they are shown beside it. */
            instructions: {
                [key: string]: string;
            };
        };
        /** @description A deposit or a withdrawal, in the combined list. */
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
        /** @description The token that a browser received at an earlier login, of any account. Logins with it do not wait because of wrong passwords of others (AUTH-5). It opens nothing; keep it when a session ends. */
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
         * @description The kind of a second factor, which is a passkey, a code of an authenticator app, or a recovery code.
         * @enum {string}
         */
        FactorWay: "passkey" | "code" | "recovery";
        /** @description A login that waits for its second factor, for five minutes and five tries. */
        SecondFactorAsked: {
            /** @description Opaque; finishes this login and nothing else. */
            challenge: string;
            ways: components["schemas"]["FactorWay"][];
            /** @description The options for the browser's passkey call (WebAuthn level 3, as JSON); null if no passkey can be used. */
            passkey: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The signature of a passkey, each part in base64url. */
        SignedPasskey: {
            id: string;
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
        };
        /** @description The new passkey, each part in base64url. */
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
            /** @description The code that the authenticator app shows. */
            code: string;
        };
        RecoveryProof: {
            /** @constant */
            kind: "recovery";
            /** @description With or without hyphens; works once. */
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
            /** @description A second factor, or the password if the account has none. */
            proof: components["schemas"]["PasswordProof"] | components["schemas"]["CodeProof"] | components["schemas"]["RecoveryProof"] | components["schemas"]["PasskeyProof"];
        };
        /** @description The possible proofs of identity. */
        StepUpOptions: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            ways: ("password" | "passkey" | "code" | "recovery")[];
            /** @description The options for the browser's passkey call (WebAuthn level 3, as JSON); null if no passkey can be used. */
            passkey: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The step-up succeeded. */
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
            /** @description The name that the person gave it. */
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
            /** @description Whether the operator requires a second factor for payouts. */
            isRequired: boolean;
            /** @description The domain of passkeys; null if this site cannot have any. */
            passkeyDomain: string | null;
        };
        /** @description An address of a blockchain that the investor saved under a label. */
        SavedAddress: {
            /** Format: uuid */
            _id: string;
            label: string;
            /** @enum {string} */
            chain: "ethereum" | "bnb" | "bitcoin" | "dogecoin" | "solana";
            /** @enum {string} */
            network: "main" | "test";
            address: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description By label. */
        SavedAddressList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["SavedAddress"][];
        };
        SaveAddressRequest: {
            /** @description Unique within the account, without regard to case. Spaces around it are removed. */
            label: string;
            /** @enum {string} */
            chain: "ethereum" | "bnb" | "bitcoin" | "dogecoin" | "solana";
            /** @enum {string} */
            network: "main" | "test";
            address: string;
        };
        AddressSaved: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            savedAddress: components["schemas"]["SavedAddress"];
        };
        SavedAddressRequest: {
            /** Format: uuid */
            id: string;
        };
        FactorRequest: {
            /** Format: uuid */
            id: string;
        };
        /** @description The options with which the browser creates a passkey. */
        PasskeyOptions: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description The options for the browser's passkey call (WebAuthn level 3, as JSON). */
            options: {
                [key: string]: unknown;
            };
        };
        FinishPasskeyRequest: {
            name: string;
            passkey: components["schemas"]["NewPasskey"];
        };
        /** @description The secret for setting up an authenticator app. */
        AuthenticatorSetup: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            /** @description For typing, in base32. */
            setupKey: string;
            /** @description The content of the QR code. */
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
            /** @description Only with the first second factor; shown once. */
            backupCodes: string[];
        };
        /** @description Shown only once. */
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
            /** @description The whole package. Accepted and ignored, since the server reads the package again by its id. */
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
        /** @description The token of the browser that signed up; codes work only with it (AUTH-2). Opaque, valid for a day. */
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
            /** @description The part of the link after `#`. */
            token: string;
            /** Format: password */
            password: string;
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        FreezeAccountRequest: {
            /** @description The part of the link after `#`. */
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
            /** @description The part of the link after `#`. */
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
            /** @description Ignored, since the server has its own name for the code. */
            name: string;
            code: components["schemas"]["Currency"];
            /**
             * Format: uuid
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
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
        /** @description Proves that the account's owner makes the call, not somebody who found an open session. */
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
        /** @description A session of the account. */
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
            /** @description Whether this call used it. */
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
         * @description The subject of an entry of the security log. `proof` is the password or second factor of a step-up, `email_code` the code that verifies an email, `reset_link` a requested link for a new password.
         * @enum {string}
         */
        SecurityEventKind: "sign_in" | "sign_out" | "email_code" | "proof" | "password_change" | "password_reset" | "reset_link" | "email_change" | "factor_added" | "factor_removed" | "recovery_codes" | "factors_reset" | "account_frozen" | "account_suspended" | "account_restored" | "account_closed" | "sessions_ended" | "address_saved" | "address_removed";
        /**
         * @description `done`, or why it was refused. `factor_asked` is a login with the right password that still needs a second factor, `limited` one of too many tries, of which one is recorded in 15 minutes.
         * @enum {string}
         */
        SecurityEventOutcome: "done" | "factor_asked" | "wrong_password" | "wrong_factor" | "wrong_code" | "limited";
        /** @description An event about how the account is opened. */
        SecurityEvent: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["SecurityEventKind"];
            outcome: components["schemas"]["SecurityEventOutcome"];
            /** @description The first 24 bits of an IPv4 address, the first 48 of an IPv6 one; null if the operator acted. */
            network: string | null;
            /** @description By name; null if unknown. */
            browser: string | null;
            /** @description By name; null if unknown. */
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
            /** @description Which to end; `others` means all except this one. */
            ids: "others" | string[];
        };
        RegistrationRequest: {
            /** @description SSN or driver license number. */
            Nid: string;
            country: string;
            state: string;
            address: string;
            /** @description Key of an upload of this account for `identity`. */
            passportUrl: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
        };
        PhotoRequest: {
            /** @description Key or address of an upload of this account for `profile`. */
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
        /** @description The plans on offer and the account's own. */
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
        /** @description The state of the investment. `totalProfit` is the profit not yet moved into the balance. */
        Investment: {
            totalProfit: components["schemas"]["Money"];
            referralBonus: components["schemas"]["Money"];
            totalDeposit: components["schemas"]["Money"];
            /** @description Whether a plan is running. If not, the fields below are null. */
            isActive: boolean;
            investmentPlan: string | null;
            amount: components["schemas"]["MoneyOrNull"];
            /** Format: date-time */
            date: string | null;
            profit: components["schemas"]["MoneyOrNull"];
            /**
             * Format: date-time
             * @description The end of the term. Null without an agreed term, and if no plan is running.
             */
            endDate?: string | null;
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
        /** @description The progress of a deposit plan. */
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
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
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
        /** @description The user and the page of the list. */
        ListRequest: {
            /**
             * Format: uuid
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
            /** @description The `nextCursor` of the previous page. */
            cursor?: string;
            /**
             * @description Number of rows.
             * @default 50
             */
            limit: number;
        };
        /** @description Newest first. */
        TradeList: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["Trade"][];
            /** @description Pass this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        TradeRequest: {
            /**
             * Format: uuid
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
            /** @description The investor's wish, as free text. */
            note?: string;
        };
        /** @description A deposit. */
        Deposit: {
            /** Format: uuid */
            depositId: string;
            /** Format: date-time */
            date: string;
            /** @description The announced amount. */
            amount: components["schemas"]["Money"];
            /** @description The amount that was received and credited, which can be another one; null until it is confirmed. */
            credited?: components["schemas"]["MoneyOrNull"];
            type: components["schemas"]["DepositType"];
            plan: string;
            status: components["schemas"]["DepositStatus"];
            paid: components["schemas"]["PaidMark"];
            /** @description The receiving address at the time of the deposit; null if the method has none. */
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
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
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
            /** @description Pass this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        /** @description The deposit as it was read, with the wanted `paid`. Only `depositId` and `paid` are used. */
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
        /** @description The deposit's amount in its coin, and until when it is valid (PAYOUT-6); null if the method uses no coin or no current price was known. */
        HeldRate: {
            /** @description Rounded up to the last requested decimal. */
            coinAmount: string;
            /** @description US dollars for one coin. */
            rate: string;
            /**
             * Format: date-time
             * @description The time of the market rate.
             */
            asOf: string;
            /** Format: date-time */
            heldUntil: string;
        } | null;
        HoldRateRequest: {
            /** Format: uuid */
            depositId: string;
        };
        /** @description The current mark. */
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
            /** @description The destination, masked except for the last four characters. */
            destination: string | null;
            /** @description The payment's reference at the bank or on the chain, once it is `Completed`. */
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
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
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
        /** @description The withdrawal in its current state. */
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
            /** @description Pass this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        CancelWithdrawRequest: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: uuid
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
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
            /** @description The number of all, not only of this page. */
            unread: number;
            /** @description Pass this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        /** @description The remaining unread notifications. */
        ReadAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            /** @description The number of remaining ones. */
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
             * @description `_id` of the logged-in user. The session decides; another id is refused with `user_mismatch`.
             */
            user: string;
        };
        DeleteTokenRequest: {
            /** Format: uri */
            endpoint: string;
        };
        /** @description The key for push subscriptions. */
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
        /** @description A signed form to upload one file. */
        UploadPolicy: {
            /** @description Where to post the form; an object store or a path of this server. */
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
        /** @description The answer format of object stores. */
        StorageError: {
            /** @enum {string} */
            Code: "SignatureDoesNotMatch" | "AccessDenied" | "EntityTooLarge" | "EntityTooSmall" | "MalformedPOSTRequest" | "InvalidPolicyDocument";
            Message: string;
            RequestId: string;
        };
        /** @description A coin. Prices are numbers for display, not for computing money. */
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
            /** @description True if this server simulates the price. */
            simulated?: boolean;
        };
        MarketList: components["schemas"]["MarketRow"][];
        /** @description Price by coin and currency. */
        SimplePrice: {
            [key: string]: {
                [key: string]: number | null;
            };
        };
        /** @enum {string} */
        PriceRange: "day" | "month" | "quarter" | "year";
        PriceHistory: {
            /** @description Oldest first, in dollars, at most the points that a chart can show. */
            prices: {
                /** Format: date-time */
                date: string;
                price: number;
            }[];
        };
        ExchangeRates: {
            /**
             * @description The currency whose value is given.
             * @enum {string}
             */
            base: "USD";
            /** @description How many units of a currency one unit of the base is worth, by ISO 4217 code. */
            rates: {
                [key: string]: number;
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
            /** @description The receiving address; needed to send, and to buy with a quote. For a sale, coins that come too late are sent back to it. */
            address?: string | null;
            /**
             * Format: uuid
             * @description `_id` of the quote of this order; all other fields must match it.
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
            /** @description At the price of the order; for a settled sale, the credited amount. */
            amount: components["schemas"]["MoneyOrNull"];
            /** @enum {string} */
            status: "Pending" | "Completed" | "Rejected";
            /**
             * @description `refunded` released the held money; `failed` had held none.
             * @enum {string}
             */
            state: "pending" | "settled" | "failed" | "refunded";
            /** @description Included in `amount`. */
            fee: components["schemas"]["MoneyOrNull"];
            /** @description The network fee of a purchase with a quote, included in `amount`. */
            networkFee: components["schemas"]["MoneyOrNull"];
            /** @description The counterparty; null if people carry the order out. */
            counterparty: string | null;
            /** @description The transfer on the chain by which a purchase was sent. */
            txId: string | null;
            /** @description The confirmations that the transfer needs. */
            confirmations: number | null;
            /** @description Where to send the sold coins; an address of this order only. */
            payTo: components["schemas"]["PayTo"] | null;
            /**
             * @description What a pending sale with a quote waits for. `price` means a current price to credit it at; `operator` means a person, since the price moved by more than the quote's `bandPercent`. Null for every other order.
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
             * @description Coins confirmed later are not credited; the operator sends them back.
             */
            until: string;
        };
        /** @description Either the quantity or the amount in dollars, never both. */
        QuoteRequest: {
            /** @enum {string} */
            type: "buy" | "sell";
            asset: string;
            quantity?: components["schemas"]["Quantity"];
            /** @description The maximum to pay including the fee, or to receive after the fee. The quote is for the largest quantity within it, with at most 8 decimals. */
            amount?: components["schemas"]["MoneyInput"];
            chain: string;
            /** @enum {string} */
            network: "main" | "test";
        };
        /** @description A price that is valid for a limited time. */
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
            /** @description The market price of one unit in US dollars. */
            marketRate: components["schemas"]["Quantity"];
            /** @description The price including the spread. */
            rate: components["schemas"]["Quantity"];
            spreadPercent: components["schemas"]["Quantity"];
            fee: components["schemas"]["Money"];
            feePercent: components["schemas"]["Quantity"];
            /** @description The network fee of the transfer, included in `amount`; null for a sale, whose seller pays it to the network. */
            networkFee: components["schemas"]["MoneyOrNull"];
            /** @description The amount to pay, including both fees, or to receive, after the fee. A sale is credited at the price at which its coins are confirmed. */
            amount: components["schemas"]["Money"];
            /** @description How far the credited amount of a sale may differ from `amount`, in percent, before a person decides. Null for a purchase. */
            bandPercent: string | null;
            /**
             * @description The source of the market rate.
             * @enum {string}
             */
            source: "live" | "cache" | "stale" | "simulated";
            /**
             * Format: date-time
             * @description The time of the market rate.
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
        /** @description An order, or null. */
        OrderFound: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            order: components["schemas"]["Order"] | null;
        };
        /** @description A network of the wallet, and whether this server can reach it. */
        Network: {
            /** @enum {string} */
            chain: "ethereum" | "bnb" | "bitcoin" | "dogecoin" | "solana";
            /** @enum {string} */
            network: "main" | "test";
            /** @description Whether callNetwork reaches a node. */
            configured: boolean;
            /** @description A chain on the operator's own machine, whose coins are worth nothing. */
            local: boolean;
            /**
             * @description Where a test network of a demo comes from (DEMO-1). `running` gives test coins by getTestCoins; `starting` will be ready soon; `unavailable` cannot run on the server's machine; `separate` exists while `npm run dev:chains` runs. Null for every other network, and in live mode.
             * @enum {string|null}
             */
            demo: "running" | "starting" | "unavailable" | "separate" | null;
            /** @description EIP-155; null if the chain has none. */
            chainId: number | null;
            /** @description The confirmations that a transfer needs. */
            confirmations: number;
            /** @description Tokens besides the chain's own coin. */
            tokens: components["schemas"]["NetworkToken"][];
            /** @description The assets that the operator's desk buys and sells here. */
            trades: string[];
            /** @description Address of a page about a transfer, with `{txId}` in it. */
            explorer: string | null;
        };
        /** @description Where to send test coins (DEMO-1). */
        TestCoinsRequest: {
            /** @enum {string} */
            chain: "ethereum" | "bnb" | "bitcoin" | "dogecoin" | "solana";
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
             * @description Methods with eth_ are for ethereum and bnb, those in lower case for bitcoin and dogecoin, the others for solana.
             * @enum {string}
             */
            method: "eth_blockNumber" | "eth_call" | "eth_chainId" | "eth_estimateGas" | "eth_feeHistory" | "eth_gasPrice" | "eth_getBalance" | "eth_getBlockByNumber" | "eth_getCode" | "eth_getLogs" | "eth_getTransactionByHash" | "eth_getTransactionCount" | "eth_getTransactionReceipt" | "eth_maxPriorityFeePerGas" | "eth_sendRawTransaction" | "address_transactions" | "address_utxos" | "broadcast" | "fee_estimates" | "tip_height" | "transaction" | "transaction_hex" | "getAccountInfo" | "getBalance" | "getBlockHeight" | "getLatestBlockhash" | "getMinimumBalanceForRentExemption" | "getRecentPrioritizationFees" | "getSignatureStatuses" | "getSignaturesForAddress" | "getTokenAccountBalance" | "sendTransaction" | "simulateTransaction";
            /** @description The method's parameters. */
            params: (string | number | boolean | Record<string, never> | (string | number)[] | null)[];
        };
        /** @description The node's answer. */
        NetworkAnswer: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: string;
            /** @description The node's result, in the format of the method. */
            result: unknown;
            error: components["schemas"]["NetworkError"] | null;
        };
        /** @description Why the node refused. */
        NetworkError: {
            code: number;
            message: string;
            /** @description The reason that a contract gave. */
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
            /** @description Pass this as `cursor` for older rows; null at the end. */
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
            /** @description Negative if it lowers the available balance. */
            amount: components["schemas"]["Money"];
            /** @description Available balance after it. */
            balance: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description The deposit, withdrawal or order behind it.
             */
            reference: string | null;
            /**
             * @description The status of the withdrawal or order that still holds the amount; absent in all other entries.
             * @enum {string}
             */
            status?: "Pending" | "Processing";
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
            /** @description Pass this as `cursor` for older rows; null at the end. */
            nextCursor?: string | null;
        };
        /** @description The available balance at one time. */
        BalancePoint: {
            /** Format: date-time */
            date: string;
            balance: components["schemas"]["Money"];
        };
        /** @description Oldest first; empty for an account without entries. */
        BalanceHistory: {
            /**
             * @description Always true here; a failure answers with `Failure`.
             * @constant
             */
            bool: true;
            message: components["schemas"]["BalancePoint"][];
        };
        /** @description All data stored about the account. */
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
            savedAddresses: components["schemas"]["SavedAddress"][];
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
        /** @description A figure that does not come from investor data. */
        Figure: {
            value: string | number | null;
            /** @description Its source; null means that there is none, and the app marks it as 'Sample'. */
            source: string | null;
            /** @description Whether to show it at all. */
            shown: boolean;
        };
        /** @description The operator of this site and texts of its pages. */
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
            /** @description Whether it is the product's default text, which an app may translate. */
            riskNoticeIsStandard?: boolean;
            /** @description The features of demo mode (DEMO-2); missing in live mode. */
            demo?: {
                /** @description Whether everybody may act as the operator. */
                operator: boolean;
                /** @description How far the demo's clock is ahead of the real time. */
                aheadSeconds: number;
            };
            /** @description Whether payouts require a verified identity (PAYOUT-1). */
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
            /** @description Whether the investor marked it as paid. */
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
        /** @description An investor who waits for an identity decision. */
        DemoRegistration: {
            /** @description Identifies the submitted data that is decided. */
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
        /** @description A coin and its price in US dollars. */
        DemoCoin: {
            id: string;
            symbol: string;
            name: string;
            price: number;
        };
        /** @description The data of the operator drawer of a demo. */
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
        /** @description A command of the operator, with the same arguments as in the terminal. */
        DemoCommand: {
            /** @enum {string} */
            command: "deposits confirm" | "deposits decline" | "withdrawals start" | "withdrawals complete" | "withdrawals return" | "withdrawals reject" | "kyc show" | "kyc approve" | "kyc reject" | "users restore" | "users enable-wallet" | "trades add" | "notify";
            /** @description `operator COMMAND --help` lists the arguments of a command. */
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
        /** @description The result of a command. */
        DemoOutcome: {
            /** @constant */
            bool: true;
            /** @description False if nothing had to be changed. */
            changed: boolean;
            /** @description The text that the terminal prints. */
            message: string;
            /** @description The submitted data as `kyc show` shows it. */
            facts: {
                name: string;
                value: string;
            }[];
        };
        /** @description By how much the clock is advanced. */
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
        /** @description The change of a price. */
        DemoPriceMove: {
            /** @description The coin's id in the market data. */
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
        /** @description A sample investor of demo mode, and the state of the account. */
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
        /** @description The limits that the server enforces on forms. */
        Limits: {
            /** @description Minutes without activity after which a session ends (AUTH-7); null without an idle limit. */
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
            /** @description For how many years the identity data of a closed account is kept (AUTH-9). */
            closedAccountYears: number;
        };
        /** @description A currency or a country to choose. */
        Option: {
            code: string;
            name: string;
        };
        /** @description Options of the forms and facts about the site. */
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
        /** @description The server is healthy. */
        Health: {
            /** @enum {string} */
            status: "ok";
        };
    };
    responses: {
        /** @description The request cannot be read, for instance because of invalid JSON, headers or address. */
        Malformed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or one that has ended. The client deletes token, expiry and user (ERR-2). */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `user` is not the logged-in user (API-3). */
        UserMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A step-up is required first, by `stepUp`; then the same call can be made again (PAYOUT-4). */
        StepUpNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The wallet is not enabled for this account (WENTRY-1), or money may not leave it (PAYOUT-1). */
        WalletOff: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It does not exist, or does not belong to this account (API-3). */
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
        /** @description A field is invalid; `errors` lists each. */
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
        /** @description The client's version is current. */
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
         * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
         * @example 0197f3a2-2222-7000-8000-000000000001
         */
        IdempotencyKey: string;
        /**
         * @description `_id` of the logged-in user; any other id is not found.
         * @example 0197f3a2-0000-7000-8000-000000000001
         */
        OwnId: string;
        /** @description The `nextCursor` of the previous page. */
        Cursor: string;
        /** @description Number of rows. */
        Limit: number;
        /** @description The ETag of the client's version. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the call in the logs.
         * @example req-4f7c
         */
        RequestId: string;
        /**
         * @description Seconds to wait.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description `true` if this is the stored answer to an earlier call with the same key.
         * @example true
         */
        Replayed: "true";
        /**
         * @description Identifies this version of the answer.
         * @example "5f2a"
         */
        ETag: string;
        /**
         * @description How long it may be cached.
         * @example public, max-age=60
         */
        CacheControl: string;
        /**
         * @description Where the prices come from: just fetched, cached for a short while, cached for longer because the source fails, or simulated (MARKET-2).
         * @example simulated
         */
        MarketSource: "live" | "cache" | "stale" | "simulated";
        /**
         * @description The time of the prices.
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
            /** @description Logged in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            /** @description The email is not verified, and a code was sent; or the account has a second factor, which `secondFactor` requests. */
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
            /** @description No account has this email; the app shows the message and goes to sign-up (LOGIN-5). */
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
            /** @description The password is wrong or a field is invalid (LOGIN-6). */
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
            /** @description Logged in. */
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
            /** @description An account with this email is verified; the app shows the message and goes to the login (SIGNUP-7). There is no Location header, on purpose: fetch() would follow it, and the app would never see the 303. No proxy may add one. */
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
            /** @description A field is invalid; `errors` lists each (SIGNUP-2, SIGNUP-3). */
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
            /** @description Verified and logged in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            /** @description The code is wrong, expired, used or was tried too often; all have the same text (VERIFY-3). */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No account has this email, and this browser has no sign-up with it that can still be verified. */
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
            /** @description Accepted. */
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
            /** @description Accepted. */
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
            /** @description Set; the person can log in with it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordReset"];
                };
            };
            /** @description The link was used, has expired or is unknown, or the request could not be read. */
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
            /** @description The link was used, has expired or is unknown, or the request could not be read. */
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
            /** @description Changed; the person can log in with it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The link was used, has expired or is unknown, or the request could not be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another account has this email by now. The link can still be used. */
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
            /** @description The link was used, has expired or is unknown, or the request could not be read. */
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
            /** @description The code is not in the list, or a field is invalid. */
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
            /** @description Accepted; nothing has changed yet. */
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
            /** @description A step-up is required first, by `stepUp` (PAYOUT-4), or the account is suspended. */
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
            /** @description Closed; the session of this call has ended. */
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
            /** @description A step-up is required first, by `stepUp` (PAYOUT-4), or the account is suspended. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The account has money, or a deposit, a withdrawal, an order or an investment is open. */
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
            /** @description The current password is wrong, or the new one is not allowed. */
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
            /** @description The number, or null if none was submitted. */
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
            /** @description Logged in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            /** @description The challenge was used, has expired or was tried too often, or the request could not be read. */
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
            /** @description The second factor is wrong. */
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
            /** @description Browsers create no passkeys for the address of this site. */
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
            /** @description The challenge was used, has expired or was tried too often, or the request could not be read. */
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
            /** @description The passkey is already known, or the account has the maximum number. */
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
            /** @description The passkey does not match the challenge. */
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
            /** @description The account has the maximum number. */
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
            /** @description The code is wrong, or adding the authenticator app was started too long ago. */
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
    listSavedAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressList"];
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
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAddressRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSaved"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["StepUpNeeded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description A field is wrong, the label or the address is saved already, or there are too many. */
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
    removeSavedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedAddressRequest"];
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
            /** @description The possible proofs. */
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
            /** @description Confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpDone"];
                };
            };
            /** @description The challenge was used, has expired or was tried too often, or the request could not be read. */
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
            /** @description The proof is wrong. */
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
                /** @description The last id received; later events are sent first. */
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
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
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
            /** @description Submitted. */
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
            /** @description The email is not that of the account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The identity is already approved, or the first call with this key is still running. */
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
            /** @description The email is not that of the account. */
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
            /** @description Not an upload of this account for this purpose, or a field is invalid. */
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
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
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
            /** @description The account is not verified, `user` is not the logged-in user, a step-up is required first (PAYOUT-4), or a second factor is needed (AUTH-4). */
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
            /** @description A field is missing or exceeds a limit. */
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
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
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
            /** @description The deposit with its held amount. */
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
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
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
            /** @description Money may not leave the account (PAYOUT-1), or `user` is not the logged-in user. */
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
            /** @description A field is missing ('Please fill in required fields'), an address is wrong, too many withdrawals are open, or the balance is too low. */
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
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
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
                /** @description The ETag of the client's version. */
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
                 * @description `_id` of the logged-in user; any other id is not found.
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
                 * @description `_id` of the logged-in user; any other id is not found.
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
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
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
            /** @description The profit is lower, or a field is invalid. */
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
                /** @description The page. */
                page?: number;
                /**
                 * @description Rows for each page.
                 * @example 50
                 */
                per_page?: number;
                /** @description With the prices of 7 days. */
                sparkline?: boolean;
                /**
                 * @description With changes over these periods; 24h is supported.
                 * @example 24h
                 */
                price_change_percentage?: string;
            };
            header?: {
                /** @description The ETag of the client's version. */
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
                /** @description The ETag of the client's version. */
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
    getPriceHistory: {
        parameters: {
            query: {
                /**
                 * @description The coin.
                 * @example bitcoin
                 */
                coin: string;
                /**
                 * @description The last 24 hours, or 30, 90 or 365 days.
                 * @example year
                 */
                range: components["schemas"]["PriceRange"];
            };
            header?: {
                /** @description The ETag of the client's version. */
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
                    "application/json": components["schemas"]["PriceHistory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getExchangeRates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the client's version. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Market-Source": components["headers"]["MarketSource"];
                    "X-Market-As-Of": components["headers"]["MarketAsOf"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRates"];
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
            /** @description Stored. */
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
            /** @description Deleted, or unknown. */
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
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Number of rows. */
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
            /** @description The form, its policy or the address cannot be read, or the file's size is not allowed. */
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
            /** @description The signature is wrong, or the policy has expired or is violated. */
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
                /** @description For how many seconds it is valid. */
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
            /** @description The image is private, and the address is not signed or has expired. */
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
                 * @description Chosen once for an action of the person and sent again on a retry. The same key with the same body gets the stored answer; with another body it is refused. A server may require it for calls that move money immediately (withdrawals, orders, transfers) and answers 422 `idempotency_key_required` without it; live mode does so by default.
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
            /** @description The wallet is not enabled for this account, money may not leave it (PAYOUT-1), or a step-up is required first (PAYOUT-4). */
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
            /** @description The balance is too low, the quote has expired, was used or is for something else, or a field is invalid. */
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
            /** @description The order, or null. */
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
                chain: "ethereum" | "bnb" | "bitcoin" | "dogecoin" | "solana";
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
            /** @description The network's answer. */
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
            /** @description The operator has no node for this network. */
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
            /** @description The node does not answer, answers too slowly, or gives an invalid answer. */
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
            /** @description The wallet is not enabled for this account, or `user` is not the logged-in user. */
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
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Number of rows. */
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
    getBalanceHistory: {
        parameters: {
            query: {
                /**
                 * @description The last 7, 30 or 91 days, or everything since the first entry.
                 * @example month
                 */
                range: "week" | "month" | "quarter" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceHistory"];
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
            /** @description Pending requests, oldest first; the rest newest first. */
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
            /** @description They have arrived, or will in the next block. */
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
            /** @description Done, or already done before. */
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
            /** @description How far the demo's clock is ahead. */
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
            /** @description The clock is ten years ahead, which is the maximum. */
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
            /** @description The new price of the coin. */
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
            /** @description Prices come from a source, or this one was already moved too far. */
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
                 * @description The mail's id in the list.
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
                /** @description The ETag of the client's version. */
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
