import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';

describe('drafts of forms', () => {
  it('[ERR-2, LOGIN-7] the content of an open form is restored after the session ends, for the same person', () => {
    const drafts = createDrafts();
    let note = '';
    const close = drafts.open('requestTrade', 'ada', () => note);
    note = 'BTC';
    drafts.saveAll();
    // The page goes because of the session.
    close();
    drafts.deleteOthers('ada');
    expect(drafts.find('requestTrade', 'ada')).toBe('BTC');
    expect(drafts.find('deposit', 'ada')).toBeUndefined();
  });

  it('[ERR-2, API-3] a draft is never shown to anybody else, and deleted once somebody else has signed in', () => {
    const drafts = createDrafts();
    drafts.open('requestTrade', 'ada', () => 'BTC');
    drafts.saveAll();
    expect(drafts.find('requestTrade', 'bob')).toBeUndefined();
    drafts.deleteOthers('bob');
    expect(drafts.find('requestTrade', 'ada')).toBeUndefined();
  });

  it('[SESS-6] a logout deletes all drafts, of open and of closed forms', () => {
    const drafts = createDrafts();
    drafts.open('requestTrade', 'ada', () => 'BTC');
    drafts.clear();
    drafts.saveAll();
    expect(drafts.find('requestTrade', 'ada')).toBeUndefined();
    drafts.open('requestTrade', 'ada', () => 'BTC');
    drafts.saveAll();
    drafts.clear();
    expect(drafts.find('requestTrade', 'ada')).toBeUndefined();
  });

  it('[ERR-2] leaving a form deletes its draft, also one that was restored', () => {
    const drafts = createDrafts();
    drafts.open('requestTrade', 'ada', () => 'BTC')();
    drafts.saveAll();
    expect(drafts.find('requestTrade', 'ada')).toBeUndefined();

    drafts.open('requestTrade', 'ada', () => 'BTC');
    drafts.saveAll();
    const close = drafts.open('requestTrade', 'ada', () => 'BTC, ETH');
    close();
    expect(drafts.find('requestTrade', 'ada')).toBeUndefined();
  });

  it('[KYC-1, API-3] what a form keeps over a reload is restored for its person, until a logout', () => {
    const drafts = createDrafts();
    drafts.open('transferFunds', 'ada', () => 'not kept' as never);
    expect(drafts.forReload()).toBeNull();
    const close = drafts.open(
      'requestTrade',
      'ada',
      () => 'BTC, secret',
      () => 'BTC',
    );
    const kept = JSON.parse(JSON.stringify(drafts.forReload())) as unknown;
    close();
    expect(drafts.forReload()).toBeNull();

    const reloaded = createDrafts(kept);
    expect(reloaded.find('requestTrade', 'bob')).toBeUndefined();
    expect(reloaded.find('requestTrade', 'ada')).toBe('BTC');
    reloaded.clear();
    expect(reloaded.find('requestTrade', 'ada')).toBeUndefined();
  });

  it.each([null, 7, 'text', {}])('[KYC-1] anything else that was stored is ignored: %j', (value) => {
    expect(createDrafts(value).find('requestTrade', 'ada')).toBeUndefined();
  });
});
