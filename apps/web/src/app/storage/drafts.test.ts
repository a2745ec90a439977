import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';
import { readKeptDraft } from './keptDraft.ts';

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

  it('[KYC-1, CARD-3, API-3] a registration survives a reload for its person, without its number and image', () => {
    const fields = {
      Nid: 'A1234 567',
      firstName: 'Ada',
      lastName: 'Park',
      country: 'Norway',
      state: 'Oslo',
      address: '',
    };
    const drafts = createDrafts();
    expect(drafts.forReload()).toBeNull();
    drafts.open('registration', 'ada', () => ({ fields, photo: new File(['x'], 'passport.png') }));
    const stored = JSON.stringify(drafts.forReload());
    expect(stored).not.toContain('A1234');

    const reloaded = createDrafts(readKeptDraft(JSON.parse(stored)));
    expect(reloaded.find('registration', 'bob')).toBeUndefined();
    const expected = { fields: { ...fields, Nid: '' }, photo: null, isIncomplete: true };
    expect(reloaded.find('registration', 'ada')).toEqual(expected);
    reloaded.clear();
    expect(reloaded.find('registration', 'ada')).toBeUndefined();
  });

  it.each([null, 7, {}, { userId: 'ada' }, { userId: 'ada', registration: { fields: { Nid: 7 } } }])(
    '[KYC-1] a kept draft of another shape is ignored: %j',
    (value) => expect(readKeptDraft(value)).toBeNull(),
  );
});
