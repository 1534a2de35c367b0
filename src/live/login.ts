import { assign, fromPromise } from 'xstate'
import { loginWithGoogle, sendWhatsappOtp, verifyWhatsappOtp } from '../api/auth.ts'
import type { Api } from '../api/client.ts'
import type { LoginLogic } from '../machines/auth/auth.machine.ts'
import type { LoginResult } from '../machines/entities.ts'
import {
  type GoogleGrant,
  type GoogleLoginRequest,
  type GoogleProfile,
  googleLoginMachine,
} from '../machines/googleLogin/googleLogin.machine.ts'
import {
  type OtpRequest,
  type OtpSent,
  type OtpVerification,
  whatsappLoginMachine,
} from '../machines/whatsappLogin/whatsappLogin.machine.ts'
import { fetchGoogleUser, focusGoogle, openGoogle, prepareGoogle } from '../platform/google.ts'
import type { HapticStrength } from '../platform/haptics.ts'
import { currentTime } from '../platform/place.ts'
import { readSentCode, saveSentCode } from '../platform/sentCode.ts'

type Doors = { api: Api; apiOrigin: string; haptic: (strength: HapticStrength) => void }

/** The two ways in, with the real world in their slots. Fetched with the first landing that offers them. */
export function liveLogin({ api, apiOrigin, haptic }: Doors): LoginLogic {
  const clientId = import.meta.env.VITE_GOOGLE_CLIENT_ID || null
  void prepareGoogle(clientId)
  return {
    sent: readSentCode(),
    google: googleLoginMachine.provide({
      actors: {
        openProvider: fromPromise<GoogleGrant, void>(({ signal }) => openGoogle({ clientId, apiOrigin, signal })),
        fetchUserInfo: fromPromise<GoogleProfile, GoogleGrant>(({ input, signal }) =>
          fetchGoogleUser(input.accessToken, { clientId, apiOrigin, signal }),
        ),
        login: fromPromise<LoginResult, GoogleLoginRequest>(({ input, signal }) => loginWithGoogle(api, input, signal)),
      },
      actions: { focusProvider: focusGoogle, haptic: (_, strength) => haptic(strength) },
    }),
    whatsapp: whatsappLoginMachine.provide({
      actors: {
        sendOtp: fromPromise<OtpSent, OtpRequest>(({ input, signal }) => sendWhatsappOtp(api, input, signal)),
        verifyOtp: fromPromise<LoginResult, OtpVerification>(({ input, signal }) =>
          verifyWhatsappOtp(api, input, signal),
        ),
      },
      actions: { readClock: assign({ time: currentTime }), saveSent: (_, sent) => saveSentCode(sent) },
    }),
  }
}
