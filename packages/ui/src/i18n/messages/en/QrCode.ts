export const QrCode = { empty: 'No QR code', tooLong: 'Too long for a QR code' };
