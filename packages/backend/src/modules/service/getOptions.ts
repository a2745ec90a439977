import type { Figure, Limits, Options, Site, WithdrawMethod } from '@keel/contract';
import { SECOND } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { prepare } from '../../contract/prepared.ts';
import { IDENTITY_SETTING, isIdentityRequired } from '../../decisions/payoutRestriction.ts';
import { COUNTRIES } from '../../lists/countries.ts';
import { CURRENCIES } from '../../lists/currencies.ts';
import { SITE_NAME } from '../../mail/brand.ts';
import { toWire } from '../../money.ts';
import { RETENTION_YEARS_SETTING, yearsOf } from '../../retention/retentionYears.ts';
import { demoInvestors } from '../demo/demoInvestors.ts';
import { METHODS_SETTING, offeredMethods } from '../deposits/depositMethods.ts';
import { DEPOSIT_MAX } from '../deposits/rules.ts';
import { CODE_LENGTH, CODE_MINUTES, CODE_TRIES, RESEND_SECONDS } from '../verification/rules.ts';

const METHODS: WithdrawMethod[] = ['bank', 'bitcoin', 'etherium', 'cashapp', 'zelle'];
const RISK_NOTICE = 'Your capital is at risk. Past performance does not predict future results.';

/** Sample figures of the dashboard, which no data supports (DASH-3). */
const SAMPLES = { referralBonusPercent: 7.11, totalDepositPercent: 8.34, liveTraders: 18_435 } as const;

type Settings = Readonly<Record<string, string>>;

/**
 * The site's public options, which the app loads before a login (HONEST-1, HONEST-2, HONEST-4, CUR-1, DEP-2, DEMO-1).
 */
export async function getOptions(_call: Call<'getOptions'>, context: Context): Promise<Reply<'getOptions'>> {
  const { config, db } = context;
  const rows = await db.query<{ key: string; value: string }>(
    `SELECT key, value FROM settings WHERE key LIKE 'site.%' OR key IN ($1, $2, $3)`,
    [METHODS_SETTING, IDENTITY_SETTING, RETENTION_YEARS_SETTING],
  );
  const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const options: Options = {
    site: {
      ...site(context, settings),
      ...(config.demoHistory && { demoInvestors: await demoInvestors(db) }),
    },
    limits: limits(config, settings),
    countries: [...COUNTRIES],
    currencies: [...CURRENCIES],
    genders: ['male', 'female'],
    modes: offeredMethods(settings[METHODS_SETTING]),
    methods: METHODS,
  };
  // Not cached while the demo's clock is ahead, since it may be advanced again at any time.
  const cached = context.demoClock?.aheadMs() ? 'no-cache' : 'public, max-age=60';
  return { status: 200, headers: { 'Cache-Control': cached }, prepared: prepare(options) };
}

function site({ config, demoClock, demoOperator }: Context, settings: Settings): Site {
  const { mode, operator } = config;
  return {
    mode,
    name: settings['site.name'] ?? SITE_NAME,
    shortName: settings['site.name'] ?? SITE_NAME,
    operator: { ...operator },
    riskNotice: settings['site.riskNotice'] ?? RISK_NOTICE,
    riskNoticeIsStandard: settings['site.riskNotice'] === undefined,
    ...(demoClock && {
      demo: { operator: demoOperator !== null, aheadSeconds: Math.round(demoClock.aheadMs() / SECOND) },
    }),
    identityForPayouts: isIdentityRequired(config, settings[IDENTITY_SETTING]),
    figures: {
      referralBonusPercent: figure('referralBonusPercent', mode, settings),
      totalDepositPercent: figure('totalDepositPercent', mode, settings),
      liveTraders: figure('liveTraders', mode, settings),
    },
  };
}

/** A figure is real only with both a value and a source; otherwise it is a sample, which live mode hides. */
function figure(name: keyof typeof SAMPLES, mode: Config['mode'], settings: Settings): Figure {
  const value = settings[`site.${name}`];
  const source = settings[`site.${name}Source`];
  if (value !== undefined && source !== undefined) return { value, source, shown: true };
  return { value: SAMPLES[name], source: null, shown: mode === 'demo' };
}

function limits({ passwordMin, sessionIdleMinutes }: Config, settings: Settings): Limits {
  return {
    sessionIdleMinutes,
    passwordMin,
    passwordMax: 128,
    codeLength: CODE_LENGTH,
    codeMinutes: CODE_MINUTES,
    codeTries: CODE_TRIES,
    resendSeconds: RESEND_SECONDS,
    depositMin: '0.01',
    depositMax: toWire(DEPOSIT_MAX),
    withdrawMin: '0.01',
    uploadMaxBytes: 10 * 1024 * 1024,
    pageMax: 200,
    closedAccountYears: yearsOf(settings[RETENTION_YEARS_SETTING]),
  };
}
