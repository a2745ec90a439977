/**
 * Texts that most runs have, which a link therefore need not carry. It belongs to format 1: changing it makes links that were
 * made before unreadable. What is most common stands last.
 */
export const linkDictionary = [
  '"firstName":"lastName":"currency":"USD","profilePhotoUrl":null,"availableBalance":,"accountStatus":true,"kycVerified":"',
  '"suspended":false,"payoutsHeldUntil":null,"walletFeauture":false,"nid":null,"country":"state":null,"address":null',
  '"returnTo":"amount":,"plan":"date":"method":"status":"Pending","destination":null,"reference":null,"reason":null',
  '{"event":{"type":"history.loaded","withdrawals":[{"_id":"deposits":[{"depositId":"0190f7c2-0000-7000-8000-0000000000',
  '"network":"test","chain":"ethereum","wallet":{"passcode":{"secret":"passcode"},"repeated":{"secret":"repeated"',
  '{"event":{"type":"user.updated","user":{"_id":"{"event":{"type":"submitted","attemptId":"{"event":{"type":"message.dismissed"}},',
  '{"event":{"type":"field.changed","name":"email","value":"{"event":{"type":"submitted","password":{"secret":"password"}}},',
  '"fails":{"$error":"Unauthorized","message":""}},"fails":{"$error":"TransportFailure","message":"network error"}},',
  '"with":{"kind":"answered","status":200,"text":"","bool":false,"body":null,"at":1795176000000}},{"time":20000},',
  '{"format":1,"flow":"","flowVersion":"","input":{},"steps":[{"event":{"type":"},{"answer":"',
].join('');
