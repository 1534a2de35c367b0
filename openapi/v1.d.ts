// Generated from openapi/v1.yaml by `npm run api`. Do not edit.

export interface paths {
    "/chat/anonymous/start": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start, or continue, the device's anonymous session
         * @description Spec section 4, D5. One session per device and tradition; starting again returns the one that exists, even when its trial is over. Without a device id: 400.
         */
        post: operations["startAnonymousSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/anonymous/check-device-status": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what this device has used and said
         * @description Spec section 3, D5. A device never seen before has a fresh trial and no `latest_conversation`.
         */
        get: operations["checkDeviceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/anonymous/send-text": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text message without an account
         * @description Spec section 7, D5. At the limit the answer is still HTTP 200, with `error` set to `message_limit_reached` and without `user_message` and `guru_response`. A reply with `asks_back` costs no free message, at most twice in a conversation (D38). Timeout 300 s.
         */
        post: operations["sendAnonymousText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/anonymous/send-voice": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a voice message without an account
         * @description Spec section 7. Same answers as sendAnonymousText. Without `conversation_id` the message joins the device's conversation of this tradition, which is begun if there is none. A message that could not be transcribed is kept and answered, but is no free message: the counts stay as they are. Sending more of those than the server bears in a day is 429. At most 30 MB, 0.2 s to 5 minutes. Timeout 300 s.
         */
        post: operations["sendAnonymousVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/anonymous/check-limit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read how many free messages are left
         * @description Spec section 7, D5. Changes nothing. The body may be left out.
         */
        post: operations["checkAnonymousLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/anonymous/conversation/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one anonymous conversation of this device
         * @description Spec section 7, D5. A conversation of another device is 404, like one that does not exist.
         */
        get: operations["getAnonymousConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-proof/message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Make the promotional message of the landing screen
         * @description Spec sections 4 and 9, D5. Figures come from the city table (D21); an unknown city uses the Punjab data.
         */
        get: operations["getSocialProofMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scripture/search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find lines of the scriptures
         * @description D59. By first letters, by words in their script, or as they sound in Latin letters. By POST, so that what somebody looks for stands in no address and no log; nothing of it is kept.
         */
        post: operations["searchScripture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in user
         * @description Spec section 7.
         */
        get: operations["getProfile"];
        /**
         * Change one field, or complete the profile
         * @description Spec sections 3 and 7. Settings send one field, setup sends the whole form with `profile_completed`. When the phone number joins two accounts, the answer carries a new `access_token` that replaces the stored one. A number that stays with another account is 409 with code `phone_already_registered`, or `phone_has_account` where a sign-in by WhatsApp opens that account. A birth date of who is not 13 yet is 403 with code `too_young`, and nothing is stored (D39): judged by the day where it begins first (UTC+14), so that nobody is refused on a birthday. With the whole form goes which notice was agreed to, and in which language (D53); the time is the server's. What is optional is taken away by null.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything stored about the user
         * @description D30.
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
    "/auth/account": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase the account and everything that belongs to it
         * @description D30. Final; every access token of the user stops working. The app asks for confirmation first.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/saved": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what was saved on this device, and read all that the account has
         * @description D60. Of the same id the later `changed_at` wins; of two alike what is there stays, and one that is yet to come is taken as now. So a repeated request changes nothing, and an empty one only reads. Of what is taken away the content is emptied at once; that it was taken away is told for 90 days. Where there is no room for more: 409 with code `saved_full`, and nothing of the request is taken. At most 1 MiB. Optional for other providers: without it what is saved stays on its device.
         */
        post: operations["syncSaved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/google": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a Google credential
         * @description Spec section 7. The server verifies the credential with the identity provider before it believes any of it (D8). A refused one is 401; this call is exempt from the app's 401 rule (D7).
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/whatsapp/send-otp": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code by WhatsApp
         * @description Spec section 7. A second code for the same number within 300 s may be 429. Its code is `otp_already_sent` while the code that was sent can still be typed: then the app goes on to the code step, and counts down Retry-After.
         */
        post: operations["sendWhatsappOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/whatsapp/verify-otp": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a one-time code
         * @description Spec section 7. A wrong or outdated code is 400 with code `invalid_otp`; a provider may instead answer 200 with `error` and no user. Exempt from the app's 401 rule (D7).
         */
        post: operations["verifyWhatsappOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the access token
         * @description D31. Optional for other providers: the app has signed out locally whatever the answer is, and 401, 404, 405 and 501 count as done. Here a 401 does not lead to the forced sign-out of D7.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's conversations, latest first
         * @description Spec section 7. The app uses the first of the list (spec section 3).
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/all": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one page of the history
         * @description Spec section 7. A page holds the messages of up to `limit` conversations; page 1 has the latest ones. A page past the end has no messages. By `message_id` or `since`, of which a request has one at most, a page is asked for whose number nobody knows: the answer has it.
         */
        get: operations["listAllMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find messages of one's own conversations
         * @description D61. Every word of the query has to be the beginning of a word of the message. Case, marks and stops do not matter. In the same script words are compared letter by letter, else by sound. By POST, so that what somebody looks for stands in no address and no log; nothing of it is kept. A query without a letter or digit finds nothing. Optional for other providers: without it nothing is searched.
         */
        post: operations["searchMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/send-text": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text message
         * @description Spec section 7. Timeout 300 s.
         */
        post: operations["sendText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/send-voice": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a voice message
         * @description Spec section 7. The recording is kept, also when it could not be transcribed; the reply then says so and asks to write. At most 30 MB, 0.2 s to 5 minutes. Timeout 300 s.
         */
        post: operations["sendVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/{id}/feedback": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like or dislike a reply
         * @description Spec sections 4 and 7. A later feedback replaces an earlier one.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/{id}/audio": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Hear the recording of a voice message
         * @description The user's own with a bearer token, this device's without one. What is another's is 404, like what does not exist or is no voice message. A recording never changes, so it may stay in the browser's own cache. An incomplete profile is enough, because the export names these addresses (D30). One range of bytes can be asked for.
         */
        get: operations["getMessageAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/subscribe": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
                /**
                 * @description D51. The `device_secret` of an answer to startAnonymousSession, kept beside the device id. A device that was given one is refused without it (403).
                 * @example 3q2-7wAAq80BI0VniavN7wEjRWeJq83vASNFZ4mrze8
                 */
                "X-Device-Secret"?: components["parameters"]["DeviceSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a push token
         * @description Spec section 7. A user with a completed profile sends `user_id`, which must be the caller (403); an anonymous device leaves it out, and is 403 with it. `device_id` and `X-Device-ID` have to agree when both are sent. Registering a token again refreshes it; one of another user becomes the caller's, because a browser changes hands. A user below 18 is 403 with code `minor` (D39).
         */
        post: operations["subscribeNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unsubscribe": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
                /**
                 * @description D51. The `device_secret` of an answer to startAnonymousSession, kept beside the device id. A device that was given one is refused without it (403).
                 * @example 3q2-7wAAq80BI0VniavN7wEjRWeJq83vASNFZ4mrze8
                 */
                "X-Device-Secret"?: components["parameters"]["DeviceSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a push token
         * @description Spec section 7. Only the caller's own is forgotten: the user's, or this device's. An unknown token is a success too, and so is another's, which stays. Without a bearer token, a device that has a secret has to send it (403).
         */
        post: operations["unsubscribeNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/transition-anonymous-token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
                /**
                 * @description D51. The `device_secret` of an answer to startAnonymousSession, kept beside the device id. A device that was given one is refused without it (403).
                 * @example 3q2-7wAAq80BI0VniavN7wEjRWeJq83vASNFZ4mrze8
                 */
                "X-Device-Secret"?: components["parameters"]["DeviceSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the device's anonymous push token to the user
         * @description Spec sections 4 and 7. `user_id` must be the caller, otherwise 403; `device_id` and `X-Device-ID` have to agree when both are sent. Happens at login, so an incomplete profile is enough. Once moved there is nothing left to move, which is a success too. Of a user below 18 they are forgotten instead (D39), with `transitioned` false.
         */
        post: operations["transitionAnonymousToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/generate-referral-link": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the user's referral link
         * @description Spec section 7. The link opens a landing screen with the query parameter `ref`. A user below 18 is 403 with code `minor` (D39).
         */
        post: operations["generateReferralLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/share-platform": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the address that shares the link on a platform
         * @description Spec sections 4 and 7. The app opens `share_url` in a new tab; for instagram it copies `share_text`.
         */
        post: operations["sharePlatform"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the service can serve
         * @description Ready means that the storage answers; otherwise 503.
         */
        get: operations["getHealth"];
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
         * @description sikh has prefix /pn, hindu has /hi (spec section 4)
         * @enum {string}
         */
        Tradition: "sikh" | "hindu";
        /**
         * @description Free messages of a device, in both traditions together (spec section 9, D13)
         * @constant
         */
        FreeMessages: number;
        /**
         * @description Language of the conversation (spec section 9, D9)
         * @enum {string}
         */
        Language: "english" | "punjabi" | "hindi";
        /**
         * @description How the message was given (spec section 3)
         * @enum {string}
         */
        MessageType: "text" | "voice";
        /**
         * @description Who speaks in the server's history; other is the guide (spec section 3)
         * @enum {string}
         */
        MessageRole: "user" | "other";
        /**
         * @description Judgement of a reply (spec section 7)
         * @enum {string}
         */
        FeedbackType: "like" | "dislike";
        /**
         * @description Kind of promotional message (spec section 4)
         * @enum {string}
         */
        SocialProofVersion: "social_proof_numbers" | "missing_features_focus" | "local_community_pressure" | "time_sensitive_urgency";
        /**
         * @description Local hour (spec section 4): amrit_vela 4-6, morning 6-10, day 10-16, evening 16-19, night 19-22, late_night otherwise
         * @enum {string}
         */
        TimeContext: "amrit_vela" | "morning" | "day" | "evening" | "night" | "late_night";
        /**
         * @description Only changes the colour of an icon (spec section 1)
         * @enum {string}
         */
        SubscriptionStatus: "free" | "basic" | "premium";
        /**
         * @description Whom the link is for (spec section 7)
         * @enum {string}
         */
        ReferralType: "family" | "friend";
        /**
         * @description Where the link is shared (spec section 7)
         * @enum {string}
         */
        SharePlatform: "whatsapp" | "telegram" | "gmail" | "facebook" | "instagram" | "twitter";
        /**
         * @description Screen after a login (spec section 7)
         * @enum {string}
         */
        RouteTo: "chat" | "setup";
        /**
         * @description How the access token is sent
         * @enum {string}
         */
        TokenType: "bearer";
        /**
         * @description Source of a quotation (D17)
         * @enum {string}
         */
        Scripture: "Guru Granth Sahib" | "Bhagavad Gita";
        /** Format: uuid */
        ConversationId: string;
        /** Format: uuid */
        MessageId: string;
        /** Format: uuid */
        UserId: string;
        /**
         * Format: uuid
         * @description Made by the client, once per message; a repeated one returns the first answer (D28)
         */
        ClientMessageId: string;
        /** @description Fingerprint hash with the prefix device_ (spec section 3) */
        DeviceId: string;
        /** @description Opaque and revocable (D31) */
        AccessToken: string;
        /** @description Upper-cased; empty means none (spec section 5) */
        ReferralCode: string;
        /** @description Trimmed by the client, not empty, at most 500 characters (spec section 9) */
        AnonymousMessageText: string;
        /** @description Trimmed by the client, not empty */
        MessageText: string;
        /** @description What the message is about; the specification names no values. `asking` where the guide asks back (D38) */
        MessageCategory: string;
        /** @description Where the client is, ISO 3166 alpha-2, as its time zone tells or its language. The reply names the help lines of this country, and India's where it is left out (D36) */
        Country: string;
        /**
         * @description What the person who wrote, or somebody whom they write of, needs help with (D36)
         * @enum {string}
         */
        CareKind: "emergency" | "selfHarm" | "concern" | "loss" | "violence" | "child" | "blackmail" | "eating" | "harm";
        /**
         * @description The reply speaks to somebody in need. The client shows the help lines that fit, of the person's country (D36)
         * @example {
         *       "kind": "selfHarm",
         *       "certain": true
         *     }
         */
        Care: {
            kind: components["schemas"]["CareKind"];
            /** @description The message itself says it; otherwise it is only likely */
            certain: boolean;
            /** @description Where the person says that they are, where that is not the country of the client: a place that a message names comes before the time zone of its device (D45) */
            country?: components["schemas"]["Country"];
        };
        /**
         * @description What the person may say next (D38, D44). Each is a message that they may send as it stands. Where the guide asks back, they are its question's answers; elsewhere the next readings, and what goes on with the passage
         * @example [
         *       "I am afraid of losing my work.",
         *       "My work has lost its meaning for me."
         *     ]
         */
        Suggestions: string[];
        /**
         * @description The reply asks what was meant, and quotes nothing (D38). It costs no free message, at most twice in a conversation, and is no answer that a client counts as one
         * @constant
         */
        AsksBack: true;
        /**
         * Format: binary
         * @description Recording as wav (spec section 9), sent as audio/wav, audio/wave or audio/x-wav: PCM of 16 bits or float of 32, one or two channels, 8 to 96 kHz
         */
        AudioFile: Blob;
        /** @description The recording of a voice message; getMessageAudio gives its sound */
        MessageAudio: {
            /** @description Milliseconds */
            duration_ms: number;
            /** @description The recording in 48 slices of equal length, each as its loudest moment; 100 is full scale */
            waveform: number[];
        };
        /** @description Full name, not blank */
        PersonName: string;
        /** @description Looks like an address, without spaces (spec section 5) */
        Email: string;
        /** @description International, with the leading + (D10) */
        PhoneNumber: string;
        /** @description The ten digits typed, after +91 (D10) */
        IndianPhoneNumber: string;
        /** @description Six digits (spec section 9) */
        OtpCode: string;
        FcmToken: string;
        /**
         * Format: date
         * @description YYYY-MM-DD from 1940 on and not in the future (spec section 5); the profile takes none of who is not 13 yet (D39)
         */
        BirthDate: string;
        /** @description HH:MM, 24 hours */
        BirthTime: string;
        /** @description City of birth, not blank */
        BirthPlace: string;
        /** @description Voice the user prefers; the specification names no values */
        VoicePreference: string;
        /** @description Every error body (D6) */
        Error: {
            /** @description A sentence for a person */
            detail: string;
            /** @description A word for a program. In use: invalid_request, device_id_required, invalid_otp, otp_already_sent, unauthorized, login_refused, forbidden, profile_incomplete, too_young, minor, not_found, message_not_found, phone_already_registered, phone_has_account, message_in_progress, conflict, payload_too_large, range_not_satisfiable, method_not_allowed, unsupported_media_type, rate_limited, internal_error, not_implemented, unavailable */
            code?: string;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            /** @description Version of the running server */
            version?: string;
            /** @description Whose language-model service reads the messages and writes the answers, as the privacy page names it (D43). Left out where none does */
            language_model?: string;
        };
        /**
         * @description One verse, exact (D17, D26). Lines are separated by a newline
         * @example {
         *       "scripture": "Bhagavad Gita",
         *       "reference": "Bhagavad Gita 2.47",
         *       "original": "कर्मण्येवाधिकारस्ते मा फलेषु कदाचन।\nमा कर्मफलहेतुर्भूर्मा ते सङ्गोऽस्त्वकर्मणि॥",
         *       "transliteration": "karmaṇy-evādhikāras te mā phaleṣhu kadāchana\nmā karma-phala-hetur bhūr mā te saṅgo ’stvakarmaṇi",
         *       "translation": "Your right is to the work alone, never to its fruits. Do not let the fruit of work be your motive, and do not grow attached to doing nothing.",
         *       "translations": {
         *         "english": "Your right is to the work alone, never to its fruits. Do not let the fruit of work be your motive, and do not grow attached to doing nothing.",
         *         "punjabi": "ਤੇਰਾ ਅਧਿਕਾਰ ਕੇਵਲ ਕਰਮ ਉੱਤੇ ਹੈ, ਉਸ ਦੇ ਫਲਾਂ ਉੱਤੇ ਕਦੇ ਨਹੀਂ। ਕਰਮ ਦੇ ਫਲ ਨੂੰ ਆਪਣਾ ਮਨੋਰਥ ਨਾ ਬਣਾ, ਅਤੇ ਨਾ ਹੀ ਕਰਮ ਨਾ ਕਰਨ ਨਾਲ ਤੇਰਾ ਮੋਹ ਹੋਵੇ।",
         *         "hindi": "तुम्हारा अधिकार केवल कर्म पर है, उसके फलों पर कभी नहीं। कर्म के फल को अपना हेतु मत बनाओ, और न ही कर्म न करने में तुम्हारी आसक्ति हो।"
         *       }
         *     }
         * @example {
         *       "scripture": "Guru Granth Sahib",
         *       "reference": "Guru Granth Sahib, Ang 1",
         *       "original": "ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥\nਹੁਕਮਿ ਰਜਾਈ ਚਲਣਾ ਨਾਨਕ ਲਿਖਿਆ ਨਾਲਿ ॥੧॥",
         *       "translation": "ਸੱਚੇ ਕਿਵੇਂ ਬਣੀਏ, ਝੂਠ ਦੀ ਕੰਧ ਕਿਵੇਂ ਟੁੱਟੇ? ਹੇ ਨਾਨਕ, ਰਜ਼ਾ ਦੇ ਮਾਲਕ ਦੇ ਹੁਕਮ ਵਿੱਚ ਤੁਰ ਕੇ, ਜੋ ਜੀਵ ਦੇ ਨਾਲ ਹੀ ਲਿਖਿਆ ਹੋਇਆ ਹੈ।"
         *     }
         */
        SpiritualReference: {
            scripture: components["schemas"]["Scripture"];
            /** @description Where the verse stands, as a person cites it */
            reference: string;
            /** @description The verse in its own script */
            original: string;
            /** @description The verse in Latin letters */
            transliteration?: string;
            /** @description Its meaning in the language of the reply. Left out for a verse without a rendering by a person (D41); none is ever made on the spot */
            translation?: string;
            /** @description Its meaning in every language, for a reader who switches it where it stands (D33) */
            translations?: {
                english: string;
                punjabi: string;
                hindi: string;
            };
        };
        /** @description Verses the reply rests on, in the order of the reply; may be empty */
        SpiritualReferences: components["schemas"]["SpiritualReference"][];
        /** @description The user's message as stored */
        UserMessage: {
            id: components["schemas"]["MessageId"];
            conversation_id: components["schemas"]["ConversationId"];
            /** @description The text, or the transcript of a voice message; empty when it could not be transcribed */
            content: string;
            /** @description The same text under its other name (spec section 3) */
            text_content?: string;
            message_type: components["schemas"]["MessageType"];
            /** Format: date-time */
            created_at: string;
            client_message_id?: components["schemas"]["ClientMessageId"];
            audio?: components["schemas"]["MessageAudio"];
        };
        /** @description The guide's reply. It has content, text_content or both, with the same text (spec section 7) */
        GuruResponse: {
            id: components["schemas"]["MessageId"];
            conversation_id: components["schemas"]["ConversationId"];
            /** @description Plain text with paragraphs, never HTML (D16) */
            content?: string;
            /** @description Some providers use this name */
            text_content?: string;
            message_type?: components["schemas"]["MessageType"];
            spiritual_references?: components["schemas"]["SpiritualReferences"];
            care?: components["schemas"]["Care"];
            suggestions?: components["schemas"]["Suggestions"];
            asks_back?: components["schemas"]["AsksBack"];
            processing_time?: components["schemas"]["ProcessingTime"];
            ai_confidence?: components["schemas"]["AiConfidence"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description A message in the server's history (spec section 3) */
        ServerMessage: {
            id: components["schemas"]["MessageId"];
            conversation_id: components["schemas"]["ConversationId"];
            role: components["schemas"]["MessageRole"];
            /** @description Plain text; empty for a voice message that could not be transcribed */
            content: string;
            message_type: components["schemas"]["MessageType"];
            spiritual_references?: components["schemas"]["SpiritualReferences"];
            care?: components["schemas"]["Care"];
            suggestions?: components["schemas"]["Suggestions"];
            asks_back?: components["schemas"]["AsksBack"];
            processing_time?: components["schemas"]["ProcessingTime"];
            ai_confidence?: components["schemas"]["AiConfidence"];
            /** Format: date-time */
            created_at: string;
            user_feedback?: components["schemas"]["FeedbackType"];
            /** Format: date-time */
            feedback_timestamp?: string;
            client_message_id?: components["schemas"]["ClientMessageId"];
            audio?: components["schemas"]["MessageAudio"];
        };
        /** @description Seconds the guide took */
        ProcessingTime: number;
        /** @description How sure the guide is, 0 to 1 */
        AiConfidence: number;
        /** @description D5 */
        AnonymousStart: {
            referral_code?: components["schemas"]["ReferralCode"];
            spiritual_tradition: components["schemas"]["Tradition"];
            language: components["schemas"]["Language"];
        };
        /** @description The device's session in one tradition (spec section 3) */
        AnonymousSession: {
            device_id: components["schemas"]["DeviceId"];
            conversation_id: components["schemas"]["ConversationId"];
            referral_code?: components["schemas"]["ReferralCode"];
            spiritual_tradition: components["schemas"]["Tradition"];
            language: components["schemas"]["Language"];
            /** @description Free messages this device has used, in both traditions (D13) */
            message_count: number;
            remaining_messages: number;
            limit: components["schemas"]["FreeMessages"];
            requires_login: boolean;
            trial_completed: boolean;
            device_secret?: components["schemas"]["DeviceSecret"];
        };
        /** @description D51. What tells a device from somebody who knows its id. Optional: a provider that gives none asks for none. It is given at each start until the device has used one. */
        DeviceSecret: string;
        /** @description D5; also the latest_conversation of spec section 3 */
        AnonymousConversation: {
            id: components["schemas"]["ConversationId"];
            referral_code?: components["schemas"]["ReferralCode"];
            /** @description Oldest first */
            messages: components["schemas"]["ServerMessage"][];
        };
        /** @description Spec section 3 */
        DeviceStatus: {
            trial_completed: boolean;
            requires_login: boolean;
            /** @description Free messages this device has used, in both traditions (D13) */
            user_message_count: number;
            /** @description Free messages left, all of them at first */
            remaining_conversations: number;
            latest_conversation?: components["schemas"]["AnonymousConversation"];
        };
        /** @description Spec section 7, D5 */
        AnonymousText: {
            message: components["schemas"]["AnonymousMessageText"];
            conversation_id: components["schemas"]["ConversationId"];
            referral_code?: components["schemas"]["ReferralCode"];
            spiritual_tradition: components["schemas"]["Tradition"];
            language: components["schemas"]["Language"];
            client_message_id?: components["schemas"]["ClientMessageId"];
            country?: components["schemas"]["Country"];
        };
        /** @description Spec section 7 */
        AnonymousVoice: {
            audio_file: components["schemas"]["AudioFile"];
            language: components["schemas"]["Language"];
            spiritual_tradition: components["schemas"]["Tradition"];
            referral_code?: components["schemas"]["ReferralCode"];
            conversation_id?: components["schemas"]["ConversationId"];
            client_message_id?: components["schemas"]["ClientMessageId"];
            country?: components["schemas"]["Country"];
        };
        /** @description A reply, or the end of the trial; `error` tells which (spec section 4) */
        AnonymousSendResult: components["schemas"]["AnonymousReply"] | components["schemas"]["AnonymousLimitReached"];
        AnonymousReply: {
            error?: never;
            user_message: components["schemas"]["UserMessage"];
            guru_response: components["schemas"]["GuruResponse"];
            user_message_count: number;
            remaining_messages: number;
            requires_login: boolean;
            conversation_id: components["schemas"]["ConversationId"];
        };
        AnonymousLimitReached: {
            /** @constant */
            error: "message_limit_reached";
            user_message?: never;
            guru_response?: never;
            user_message_count: number;
            /** @constant */
            remaining_messages: number;
            /** @constant */
            requires_login: true;
            conversation_id: components["schemas"]["ConversationId"];
        };
        /** @description D5 */
        LimitCheck: {
            spiritual_tradition?: components["schemas"]["Tradition"];
        };
        /** @description D5 */
        LimitStatus: {
            remaining_messages: number;
            limit: components["schemas"]["FreeMessages"];
            requires_login: boolean;
            trial_completed: boolean;
        };
        /** @description Spec section 3 */
        SocialProofMessage: {
            /** @description Plain text in the tradition's language, Punjabi for sikh (spec section 9) and Hindi for hindu */
            content: string;
            version: components["schemas"]["SocialProofVersion"];
            stats: components["schemas"]["CityStats"];
        };
        /** @description The figures in the message (spec section 3) */
        CityStats: {
            /** @description People in the city who use the product */
            users: number;
            /** @description How many of a hundred recommend it, at most 99 (spec section 9) */
            percentage: number;
            city: string;
        };
        /** @description D59 */
        ScriptureSearch: {
            /** @description Lines, or parts of lines; of something longer one for each line */
            queries: string[];
            /** @description The one scripture to be searched; both without it */
            tradition?: components["schemas"]["Tradition"];
            /** @description Most places for a query in each scripture; 10 without it */
            limit?: number;
        };
        /** @description D59. In the order of the queries */
        ScriptureFound: {
            found: components["schemas"]["ScriptureHits"][];
        };
        /** @description The places of one query, over both scriptures, best first */
        ScriptureHits: {
            hits: components["schemas"]["ScriptureHit"][];
        };
        /** @description A line of the Guru Granth Sahib or a verse of the Bhagavad Gita, exact (D26) */
        ScriptureHit: {
            tradition: components["schemas"]["Tradition"];
            /** @description Ang, or chapter */
            page: number;
            /** @description Of the Gita, the verse */
            verse?: number;
            /** @description Where it stands, as in SpiritualReference */
            reference: string;
            /** @description Its lines, apart by newlines */
            original: string;
            /** @enum {string} */
            by: "letters" | "words";
            /** @description How much of the query stands there */
            covers: number;
            /** @description What was met */
            marks: components["schemas"]["ScriptureMark"][];
            /** @description At how many more places the very same words stand */
            others: number;
        };
        /** @description From one place of the original to another, in UTF-16 code units */
        ScriptureMark: {
            from: number;
            to: number;
        };
        /** @description Spec section 3, server view. Some fields have two names there; the google_ ones come from Google, phone repeats phone_number */
        User: {
            id: components["schemas"]["UserId"];
            name?: components["schemas"]["PersonName"];
            google_name?: string;
            email?: components["schemas"]["Email"];
            google_email?: components["schemas"]["Email"];
            phone?: components["schemas"]["PhoneNumber"];
            phone_number?: components["schemas"]["PhoneNumber"];
            date_of_birth?: components["schemas"]["BirthDate"];
            time_of_birth?: components["schemas"]["BirthTime"];
            place_of_birth?: components["schemas"]["BirthPlace"];
            language_preference: components["schemas"]["Language"];
            voice_preference?: components["schemas"]["VoicePreference"];
            spiritual_tradition?: components["schemas"]["Tradition"];
            subscription_status: components["schemas"]["SubscriptionStatus"];
            is_premium: boolean;
            profile_completed: boolean;
            /** @description 10 for each referral (spec section 9) */
            referral_points: number;
            referral_count: number;
            /** @description True for the two who brought most people since Monday in India (spec section 9); else absent */
            weekly_top?: boolean;
            remaining_free_messages?: components["schemas"]["RemainingFreeMessages"];
            consent_notice?: components["schemas"]["NoticeVersion"];
            consent_language?: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description When the user last consented (D53), by the server's clock; all three are absent where nobody has
             */
            consent_at?: string;
            /** Format: date-time */
            created_at: string;
        };
        /** @description Which wording of the notice was agreed to (D53), as the client names it */
        NoticeVersion: string;
        /** @description Absent while chat is unlimited (spec section 6) */
        RemainingFreeMessages: number;
        /** @description One field from settings, or the whole form from setup, then with profile_completed (spec section 3) */
        ProfileUpdate: {
            name?: components["schemas"]["PersonName"];
            phone_number?: components["schemas"]["PhoneNumber"];
            date_of_birth?: components["schemas"]["BirthDate"];
            /** @description null takes it away (D53) */
            time_of_birth?: components["schemas"]["BirthTime"] | null;
            /** @description null takes it away (D53) */
            place_of_birth?: components["schemas"]["BirthPlace"] | null;
            language_preference?: components["schemas"]["Language"];
            /** @description null takes it away (D53) */
            email?: components["schemas"]["Email"] | null;
            consent_notice?: components["schemas"]["NoticeVersion"];
            /** @description Language that the notice was shown in (D53) */
            consent_language?: components["schemas"]["Language"];
            /** @constant */
            profile_completed?: true;
        };
        /** @description The user, or the merged account; only the latter has `access_token` (spec section 7) */
        ProfileUpdateResult: components["schemas"]["User"] | components["schemas"]["MergedAccount"];
        /** @description Two accounts became one; the token replaces the stored one (spec section 4) */
        MergedAccount: {
            access_token: components["schemas"]["AccessToken"];
            user: components["schemas"]["User"];
            /** @description For the log */
            message: string;
        };
        /** @description Everything stored about the user (D30). Open on purpose: a provider that stores more must be able to export it */
        AccountExport: {
            /** Format: date-time */
            exported_at: string;
            user: components["schemas"]["User"];
            /** @description Latest first */
            conversations: components["schemas"]["ExportedConversation"][];
            push_tokens: components["schemas"]["PushToken"][];
            /** @description The recordings of voice messages, oldest first; their sound is fetched one by one */
            recordings?: components["schemas"]["ExportedRecording"][];
            /** @description What the person saved (D60), also what was taken away of late */
            saved?: components["schemas"]["SavedItem"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A verse alone, or a whole answer with its verses, that a person saved, with a note and the matter that it is saved under in the person's own words (D60). The id follows from what it is, so that the same saved on two devices is one. Of what is taken away text, references, note and matter are empty */
        SavedItem: {
            id: string;
            spiritual_tradition: components["schemas"]["Tradition"];
            /** @description What the guide said; empty for a verse alone */
            text: string;
            references: components["schemas"]["SpiritualReference"][];
            /** @description As it was typed; empty for none */
            note: string;
            /** @description Empty for none */
            matter: string;
            /** Format: date-time */
            saved_at: string;
            /**
             * Format: date-time
             * @description Of the last change, by the clock of its device; never later than the server's
             */
            changed_at: string;
            /** @description Whether it was taken away */
            removed: boolean;
        };
        SavedChanges: {
            /** @description What changed on this device */
            items: components["schemas"]["SavedItem"][];
        };
        SavedItems: {
            items: components["schemas"]["SavedItem"][];
        };
        ExportedRecording: {
            message_id: components["schemas"]["MessageId"];
            /** @description Where getMessageAudio gives it, on this server */
            path: string;
            mime: string;
            /** @description Bytes */
            size: number;
            /** Format: date-time */
            created_at: string;
        };
        ExportedConversation: {
            id: components["schemas"]["ConversationId"];
            referral_code?: components["schemas"]["ReferralCode"];
            spiritual_tradition?: components["schemas"]["Tradition"];
            /** Format: date-time */
            created_at?: string;
            /** @description Oldest first */
            messages: components["schemas"]["ServerMessage"][];
        };
        /** @description Made in the browser, verified by the server before use (D8) */
        GoogleToken: {
            /** @description Subject at the identity provider */
            id: string;
            email: components["schemas"]["Email"];
            name?: string;
            /** @description Address of a picture */
            picture?: string;
            /** @description Client id that the token was made for */
            audience: string;
            /** @description The provider's access token, by which the server checks the rest */
            access_token: string;
        };
        GoogleLogin: {
            google_token: components["schemas"]["GoogleToken"];
            referral_code?: components["schemas"]["ReferralCode"];
            spiritual_tradition: components["schemas"]["Tradition"];
        };
        /** @description Spec section 7 */
        GoogleLoginResult: {
            success: boolean;
            user: components["schemas"]["User"];
            access_token: components["schemas"]["AccessToken"];
            token_type: components["schemas"]["TokenType"];
            is_new_user: boolean;
            needs_setup: boolean;
            route_to: components["schemas"]["RouteTo"];
        };
        OtpRequest: {
            phone_number: components["schemas"]["IndianPhoneNumber"];
            spiritual_tradition: components["schemas"]["Tradition"];
        };
        OtpSent: {
            success: boolean;
            /** @description For the person; the app says 'OTP sent successfully' without it (spec section 8) */
            message?: string;
        };
        OtpVerification: {
            phone_number: components["schemas"]["IndianPhoneNumber"];
            otp_code: components["schemas"]["OtpCode"];
            spiritual_tradition: components["schemas"]["Tradition"];
            referral_code?: components["schemas"]["ReferralCode"];
        };
        /** @description Signed in or refused; `error` tells which (spec section 7) */
        WhatsappLoginResult: components["schemas"]["WhatsappLogin"] | components["schemas"]["WhatsappLoginRefused"];
        WhatsappLogin: {
            error?: never;
            user: components["schemas"]["User"];
            access_token: components["schemas"]["AccessToken"];
            token_type: components["schemas"]["TokenType"];
            is_new_user: boolean;
            needs_setup: boolean;
            route_to: components["schemas"]["RouteTo"];
            pre_filled_phone?: components["schemas"]["PhoneNumber"];
            message?: string;
        };
        WhatsappLoginRefused: {
            /** @description Sentence for the person (spec section 8) */
            error: string;
            user?: never;
            access_token?: never;
            message?: string;
        };
        /** @description Spec section 3 */
        Conversation: {
            id: components["schemas"]["ConversationId"];
            spiritual_tradition?: components["schemas"]["Tradition"];
            /** Format: date-time */
            created_at?: string;
        };
        /** @description Latest first */
        ConversationList: components["schemas"]["Conversation"][];
        /** @description Spec section 7. Conversations are counted from the latest, which has index 0 */
        MessagePage: {
            /** @description Oldest first */
            messages: components["schemas"]["ServerMessage"][];
            page: number;
            total_conversations: number;
            /** @description First conversation of this page */
            start_index: number;
            /** @description One past the last conversation of this page; older pages exist while below total_conversations */
            end_index: number;
            /** @description Conversations on this page, end_index less start_index */
            conversations_to_load: number;
        };
        /** @description D61 */
        MessageSearch: {
            query: string;
            /**
             * Format: date-time
             * @description Only messages from before this time; for the next page that of the last hit
             */
            before?: string;
        };
        /** @description D61 */
        MessagesFound: {
            /** @description Newest first. Messages of one millisecond stand on one page: it has at most 30, or, where more than those are of one, all of that one and no other */
            hits: components["schemas"]["MessageHit"][];
            /** @description Whether older ones are found too */
            more: boolean;
        };
        MessageHit: {
            message: components["schemas"]["ServerMessage"];
            /** @description The words that were met */
            marks: components["schemas"]["MessageMark"][];
        };
        /** @description From one place of the content to another, in UTF-16 code units */
        MessageMark: {
            from: number;
            to: number;
        };
        TextMessage: {
            message: components["schemas"]["MessageText"];
            language: components["schemas"]["Language"];
            spiritual_tradition: components["schemas"]["Tradition"];
            client_message_id?: components["schemas"]["ClientMessageId"];
            country?: components["schemas"]["Country"];
        };
        /** @description Spec section 7 */
        TextReply: {
            user_message?: components["schemas"]["UserMessage"];
            guru_response: components["schemas"]["GuruResponse"];
            message_category?: components["schemas"]["MessageCategory"];
            remaining_free_messages?: components["schemas"]["RemainingFreeMessages"];
        };
        VoiceMessage: {
            audio_file: components["schemas"]["AudioFile"];
            language: components["schemas"]["Language"];
            spiritual_tradition: components["schemas"]["Tradition"];
            client_message_id?: components["schemas"]["ClientMessageId"];
            country?: components["schemas"]["Country"];
        };
        /** @description Spec section 7 */
        VoiceReply: {
            user_message: components["schemas"]["UserMessage"];
            guru_response: components["schemas"]["GuruResponse"];
            message_category?: components["schemas"]["MessageCategory"];
            remaining_free_messages?: components["schemas"]["RemainingFreeMessages"];
        };
        Feedback: {
            feedback_type: components["schemas"]["FeedbackType"];
        };
        /** @description What the message now carries (spec section 4) */
        FeedbackResult: {
            success: boolean;
            user_feedback: components["schemas"]["FeedbackType"];
            /** Format: date-time */
            feedback_timestamp: string;
        };
        Success: {
            success: boolean;
        };
        /** @description Push token record (spec section 3); without user_id it belongs to an anonymous device */
        PushToken: {
            fcm_token: components["schemas"]["FcmToken"];
            user_id?: components["schemas"]["UserId"];
            device_id: components["schemas"]["DeviceId"];
            spiritual_tradition: components["schemas"]["Tradition"];
        };
        PushTokenRemoval: {
            fcm_token: components["schemas"]["FcmToken"];
        };
        PushTokenTransition: {
            device_id: components["schemas"]["DeviceId"];
            user_id: components["schemas"]["UserId"];
            spiritual_tradition: components["schemas"]["Tradition"];
        };
        PushTokenTransitionResult: {
            success: boolean;
            /** @description For the log */
            message: string;
            /** @description Whether a token was moved */
            transitioned: boolean;
        };
        ReferralLinkRequest: {
            referral_type: components["schemas"]["ReferralType"];
            spiritual_tradition: components["schemas"]["Tradition"];
        };
        /** @description Spec section 3 */
        ReferralLink: {
            /** Format: uri */
            referral_link: string;
            share_text: string;
        };
        ShareRequest: {
            referral_type: components["schemas"]["ReferralType"];
            platform: components["schemas"]["SharePlatform"];
            spiritual_tradition: components["schemas"]["Tradition"];
        };
        /** @description Spec section 3 */
        Share: {
            /** Format: uri */
            share_url: string;
            share_text: string;
        };
    };
    responses: {
        /** @description The request breaks a rule of this contract, or a value does not hold */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Please check the highlighted details and try again.",
                 *       "code": "invalid_request"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code is wrong or outdated, or the request breaks a rule of this contract */
        InvalidOtp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Invalid OTP",
                 *       "code": "invalid_otp"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid access token. Outside the login calls the app then signs out (spec section 8, D7) */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Please sign in again.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credential could not be verified. Login calls are exempt from the app's 401 rule (D7) */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This sign-in could not be verified. Please try again.",
                 *       "code": "login_refused"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Known, but not allowed. A user without a completed profile may only set it up (spec section 6) */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Does not exist, or belongs to someone else */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This conversation could not be found.",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Collides with what is stored, such as a phone number of another account, or a send whose `client_message_id` is still being answered (D28) */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the server accepts */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This recording is too long. Please send a shorter one.",
                 *       "code": "payload_too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The range begins after the end of the recording */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The recording is shorter than that.",
                 *       "code": "range_not_satisfiable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Rate limit (D31) */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Too many requests. Please wait a minute and try again.",
                 *       "code": "rate_limited"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; the cause is in its log, not in this body */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Something went wrong on our side. Please try again later.",
                 *       "code": "internal_error"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This server does not have the call yet */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This is not available yet.",
                 *       "code": "not_implemented"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Storage, identity provider, messaging provider or guide cannot be reached now */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The service is not available right now. Please try again later.",
                 *       "code": "unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other error */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Something went wrong. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Sent with every call when a device id is stored (spec section 7)
         * @example device_9b1f4c7a2e6d8035
         */
        DeviceId: components["schemas"]["DeviceId"];
        /**
         * @description D51. The `device_secret` of an answer to startAnonymousSession, kept beside the device id. A device that was given one is refused without it (403).
         * @example 3q2-7wAAq80BI0VniavN7wEjRWeJq83vASNFZ4mrze8
         */
        DeviceSecret: components["schemas"]["DeviceSecret"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description Lets a browser save the body as a file
         * @example attachment; filename="satsang-export.json"
         */
        ContentDisposition: string;
        /**
         * @description Ranges are counted in bytes
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description For the browser's own cache, not for a shared one
         * @example private, max-age=31536000, immutable
         */
        CacheForEver: string;
        /**
         * @description First and last byte of this part, and the size of the whole
         * @example bytes 0-65535/882044
         */
        ContentRange: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startAnonymousSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnonymousStart"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonymousSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    checkDeviceStatus: {
        parameters: {
            query?: {
                /**
                 * @description Restricts `latest_conversation` to one tradition; the counts are the device's (D13)
                 * @example sikh
                 */
                spiritual_tradition?: components["schemas"]["Tradition"];
            };
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device's status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendAnonymousText: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnonymousText"];
            };
        };
        responses: {
            /** @description The guide's reply, or the news that the trial is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonymousSendResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendAnonymousVoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnonymousVoice"];
            };
        };
        responses: {
            /** @description The guide's reply, or the news that the trial is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonymousSendResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    checkAnonymousLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LimitCheck"];
            };
        };
        responses: {
            /** @description The device's limit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAnonymousConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path: {
                /**
                 * @description The conversation
                 * @example 6f1c2a7e-3b0d-4f58-9c41-8a2e5d7b9013
                 */
                id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation, oldest message first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonymousConversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSocialProofMessage: {
        parameters: {
            query: {
                /**
                 * @description The landing screen's tradition
                 * @example sikh
                 */
                spiritual_tradition: components["schemas"]["Tradition"];
                /**
                 * @description Kind of message; without it one is picked at random (spec section 4)
                 * @example social_proof_numbers
                 */
                version?: components["schemas"]["SocialProofVersion"];
                /**
                 * @description The visitor's city; Punjab without it (D3)
                 * @example Ludhiana
                 */
                city?: string;
                /**
                 * @description Time of day at the visitor's; without it the server's own clock in India decides
                 * @example evening
                 */
                context?: components["schemas"]["TimeContext"];
            };
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialProofMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchScripture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptureSearch"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptureFound"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The user as saved, or the account that two were merged into */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileUpdateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description A birth date of who is not 13 yet (D39) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Satsang is for people aged 13 and over. You are welcome here from your 13th birthday on.",
                     *       "code": "too_young"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the user's data */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erased */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    syncSaved: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedChanges"];
            };
        };
        responses: {
            /** @description All that the account has, also what was taken away */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no room for more (D60) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "There is no room for more saved verses and answers. Please take some away first.",
                     *       "code": "saved_full"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleLogin"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleLoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendWhatsappOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyWhatsappOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpVerification"];
            };
        };
        responses: {
            /** @description Signed in, or refused with `error` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatsappLoginResult"];
                };
            };
            400: components["responses"]["InvalidOtp"];
            401: components["responses"]["LoginRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listConversations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations; none yet is an empty list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAllMessages: {
        parameters: {
            query?: {
                /**
                 * @description Page number
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Conversations on a page, in the app as many as there can be (spec section 9)
                 * @example 5
                 */
                limit?: number;
                /**
                 * @description The page on which this message is (D61); 404 where the person has none such. `page` is left out of account
                 * @example f3a8d1c6-70b2-4c95-8e4d-6b9f2a1e5c07
                 */
                message_id?: string;
                /**
                 * @description The page with the first message at this time or after it (D61), the first page where there is none. `page` is left out of account
                 * @example 2025-07-14T00:00:00Z
                 */
                since?: string;
            };
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, oldest message first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The person has no such message (D61) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This message could not be found.",
                     *       "code": "message_not_found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSearch"];
            };
        };
        responses: {
            /** @description What was found, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagesFound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendText: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextMessage"];
            };
        };
        responses: {
            /** @description The guide's reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendVoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VoiceMessage"];
            };
        };
        responses: {
            /** @description The message as understood, and the guide's reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path: {
                /**
                 * @description The guide's reply
                 * @example f3a8d1c6-70b2-4c95-8e4d-6b9f2a1e5c07
                 */
                id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMessageAudio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
                /**
                 * @description One range of bytes; more than one gives the whole recording
                 * @example bytes=0-65535
                 */
                Range?: string;
            };
            path: {
                /**
                 * @description The voice message, one that has `audio`
                 * @example 2f9b6e04-c5d7-48a3-91bc-7a0e3d8f5162
                 */
                id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole recording */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["CacheForEver"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": components["schemas"]["AudioFile"];
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["CacheForEver"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": components["schemas"]["AudioFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    subscribeNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
                /**
                 * @description D51. The `device_secret` of an answer to startAnonymousSession, kept beside the device id. A device that was given one is refused without it (403).
                 * @example 3q2-7wAAq80BI0VniavN7wEjRWeJq83vASNFZ4mrze8
                 */
                "X-Device-Secret"?: components["parameters"]["DeviceSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushToken"];
            };
        };
        responses: {
            /** @description Registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    unsubscribeNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
                /**
                 * @description D51. The `device_secret` of an answer to startAnonymousSession, kept beside the device id. A device that was given one is refused without it (403).
                 * @example 3q2-7wAAq80BI0VniavN7wEjRWeJq83vASNFZ4mrze8
                 */
                "X-Device-Secret"?: components["parameters"]["DeviceSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTokenRemoval"];
            };
        };
        responses: {
            /** @description Forgotten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    transitionAnonymousToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
                /**
                 * @description D51. The `device_secret` of an answer to startAnonymousSession, kept beside the device id. A device that was given one is refused without it (403).
                 * @example 3q2-7wAAq80BI0VniavN7wEjRWeJq83vASNFZ4mrze8
                 */
                "X-Device-Secret"?: components["parameters"]["DeviceSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTokenTransition"];
            };
        };
        responses: {
            /** @description Moved, or there was nothing to move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTokenTransitionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    generateReferralLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralLinkRequest"];
            };
        };
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sharePlatform: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description Where and what to share */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent with every call when a device id is stored (spec section 7)
                 * @example device_9b1f4c7a2e6d8035
                 */
                "X-Device-ID"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
}
