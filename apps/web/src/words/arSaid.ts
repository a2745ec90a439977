import type { Said } from './sayWith.ts';

const because = (reason: string) => (reason === '' ? '' : ` السبب: ${reason}`);

const DEEDS: Readonly<Record<string, string>> = { buy: 'شراء', sell: 'بيع', send: 'إرسال' };
/** What an order does. */
const deed = (type: string) => DEEDS[type] ?? type;

/** What the flows and the server say, in Arabic (SET-2). */
export const arSaid: Said = {
  sentences: {
    // All flows.
    'An unexpected error occurred.': 'حدث خطأ غير متوقع.',
    'network error': 'خطأ في الشبكة',
    'Something went wrong': 'حدث خطأ ما',
    'Account not yet verified': 'لم يتم التحقق من الحساب بعد',
    'Insufficient fund': 'الرصيد غير كافٍ',
    // Lists.
    'Failed to fetch investment data.': 'تعذّر جلب بيانات الاستثمار.',
    'Failed to fetch deposit handler.': 'تعذّر جلب خطة الإيداع.',
    'Failed to fetch investment': 'تعذّر جلب الاستثمار',
    'Failed to fetch plans': 'تعذّر جلب الخطط',
    'Failed to fetch withdrawals': 'تعذّر جلب السحوبات',
    'Failed to fetch notifications.': 'تعذّر جلب الإشعارات.',
    'This could not be marked as read.': 'تعذّر تعليم هذا كمقروء.',
    // Banner, ticker, deposit plans, home screen.
    'Verification Pending': 'التحقق قيد الانتظار',
    'Identity Verification Incomplete': 'التحقق من الهوية غير مكتمل',
    'Complete KYC Now': 'أكمل التحقق الآن',
    'Simulated prices': 'أسعار محاكاة',
    'This plan is paused. No deposit is expected until it resumes.':
      'هذه الخطة متوقفة مؤقتًا. لا يُنتظر أي إيداع حتى تُستأنف.',
    'Congratulations, all deposits of this plan have been made.': 'تهانينا، اكتملت كل إيداعات هذه الخطة.',
    'This plan has expired. Its remaining deposits can no longer be made.':
      'انتهت هذه الخطة. لم يعد ممكنًا إجراء ما بقي من إيداعاتها.',
    'Keep this app at hand': 'أبقِ هذا التطبيق في متناول يدك',
    'Tap Share, then Add to Home Screen.': 'اضغط مشاركة، ثم إضافة إلى الشاشة الرئيسية.',
    'Not now': 'ليس الآن',
    'Allow Notifications': 'السماح بالإشعارات',
    'Got it!': 'فهمت!',
    // Session, login, sign-up, code.
    'Your session has ended. Please log in again.': 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.',
    'This browser keeps nothing: you will have to log in again next time.':
      'هذا المتصفح لا يحفظ شيئًا: سيلزمك تسجيل الدخول مرة أخرى في المرة القادمة.',
    'Enter a valid email': 'أدخل بريدًا إلكترونيًا صالحًا',
    'Password must be at least 4 characters': 'يجب أن تتكون كلمة المرور من 4 أحرف على الأقل',
    'Password must be at most 128 characters': 'يجب ألا تزيد كلمة المرور عن 128 حرفًا',
    'Please select an investment package to continue': 'يرجى اختيار باقة استثمار للمتابعة',
    'First name is required': 'الاسم الأول مطلوب',
    'Last name is required': 'اسم العائلة مطلوب',
    'Invalid email': 'بريد إلكتروني غير صالح',
    'Select gender': 'اختر الجنس',
    'Select country': 'اختر البلد',
    'Phone number is required': 'رقم الهاتف مطلوب',
    'Password is required': 'كلمة المرور مطلوبة',
    'Passwords do not match': 'كلمتا المرور غير متطابقتين',
    'number is not valid': 'الرقم غير صالح',
    'password should be 7 characters': 'يجب أن تتكون كلمة المرور من 7 أحرف',
    'password should be 128 characters at most': 'يجب ألا تزيد كلمة المرور عن 128 حرفًا',
    'A new code is on its way to your e-mail.': 'رمز جديد في طريقه إلى بريدك الإلكتروني.',
    // Identity and photo.
    'field should not be empty': 'يجب ألا يكون الحقل فارغًا',
    'field is not valid': 'الحقل غير صالح',
    'please upload photo': 'يرجى رفع صورة',
    'Image mime type is not valid': 'نوع الصورة غير صالح',
    'Failed to upload image to S3': 'تعذّر رفع الصورة إلى S3',
    'File cannot be empty': 'لا يمكن أن يكون الملف فارغًا',
    'File cannot be larger than 10 MB': 'لا يمكن أن يزيد الملف عن 10 ميغابايت',
    'Invalid file type': 'نوع الملف غير صالح',
    'Your registration is under review.': 'تسجيلك قيد المراجعة.',
    'Your photo was saved.': 'تم حفظ صورتك.',
    // Deposit, pay, withdraw, transfer, trade request.
    'Please select the mode of deposit': 'يرجى اختيار طريقة الإيداع',
    'Please fill all required fields correctly': 'يرجى ملء كل الحقول المطلوبة بشكل صحيح',
    'User information is missing': 'بيانات المستخدم ناقصة',
    'Deposit created.': 'تم إنشاء الإيداع.',
    'We are checking whether your deposit was made.': 'نتحقق مما إذا كان إيداعك قد تم.',
    'We could not check whether your deposit was made. Please check again.':
      'تعذّر علينا التحقق مما إذا كان إيداعك قد تم. يرجى التحقق مرة أخرى.',
    'The system will be updated to reflect your payment once it has been confirmed!':
      'سيُحدَّث النظام ليعكس دفعتك بمجرد تأكيدها!',
    'We are checking how your deposit is marked.': 'نتحقق من حالة إيداعك.',
    'Please fill in required fields': 'يرجى ملء الحقول المطلوبة',
    'Withdrawal failed': 'فشل السحب',
    'This is not a bitcoin address. Please check it.': 'هذا ليس عنوان Bitcoin. يرجى مراجعته.',
    'This is not an Ethereum address. Please check it.': 'هذا ليس عنوان Ethereum. يرجى مراجعته.',
    'Withdrawal requested.': 'تم طلب السحب.',
    'We are checking whether your withdrawal was requested.': 'نتحقق مما إذا كان سحبك قد طُلب.',
    'We could not check whether your withdrawal was requested. Please check again.':
      'تعذّر علينا التحقق مما إذا كان سحبك قد طُلب. يرجى التحقق مرة أخرى.',
    'Withdrawal cancelled.': 'تم إلغاء السحب.',
    'Funds transferred.': 'تم تحويل الأموال.',
    'We do not know yet whether this transfer was made. Send it again to find out: it is made only once.':
      'لا نعلم بعد إن كان هذا التحويل قد تم. أرسله مرة أخرى لتعرف: فهو لا يتم إلا مرة واحدة.',
    'Your request was sent.': 'تم إرسال طلبك.',
    'Copied!': 'تم النسخ!',
    'Address copied to clipboard!': 'تم نسخ العنوان إلى الحافظة!',
    'Could not copy. Select the address and copy it by hand.': 'تعذّر النسخ. حدّد العنوان وانسخه يدويًا.',
    // Wallet.
    'Wallet feature is not enabled yet on this account': 'ميزة المحفظة غير مفعّلة بعد في هذا الحساب',
    'This browser does not allow its storage to be read, so your wallet cannot be opened here.':
      'هذا المتصفح لا يسمح بقراءة تخزينه، لذا لا يمكن فتح محفظتك هنا.',
    'A passcode has at least 6 characters.': 'يتكون رمز المرور من 6 أحرف على الأقل.',
    'A passcode has at most 128 characters.': 'يتكون رمز المرور من 128 حرفًا على الأكثر.',
    'The two passcodes are not the same.': 'رمزا المرور غير متطابقين.',
    'This browser does not allow its storage to be used, so the wallet cannot be opened here.':
      'هذا المتصفح لا يسمح باستخدام تخزينه، لذا لا يمكن فتح المحفظة هنا.',
    'The wallet on this device cannot be read. Import it again with its words.':
      'لا يمكن قراءة المحفظة على هذا الجهاز. استوردها مرة أخرى بكلماتها.',
    'Wrong passcode.': 'رمز المرور خاطئ.',
    'Wrong passcode too often. Wait a moment before you try again.':
      'أُدخل رمز مرور خاطئ مرات كثيرة. انتظر قليلًا قبل المحاولة مرة أخرى.',
    'The wallet could not be opened. Try again.': 'تعذّر فتح المحفظة. حاول مرة أخرى.',
    'The wallet was locked because its keys were lost.': 'قُفلت المحفظة لأن مفاتيحها فُقدت.',
    'The passcode was changed.': 'تم تغيير رمز المرور.',
    'This browser’s storage is full, so the passcode stays as it was.':
      'تخزين هذا المتصفح ممتلئ، لذا يبقى رمز المرور كما كان.',
    'The passcode could not be changed and stays as it was.': 'تعذّر تغيير رمز المرور وهو باقٍ كما كان.',
    'The wallet could not be removed.': 'تعذّرت إزالة المحفظة.',
    'We never ask for your recovery phrase. Only the import page does.':
      'لا نطلب عبارة الاسترداد أبدًا. صفحة الاستيراد وحدها تطلبها.',
    'This browser’s storage is full. Write your words down before you leave this page.':
      'تخزين هذا المتصفح ممتلئ. دوّن كلماتك قبل مغادرة هذه الصفحة.',
    'The wallet could not be kept on this device. Try again, or write your words down.':
      'تعذّر حفظ المحفظة على هذا الجهاز. حاول مرة أخرى أو دوّن كلماتك.',
    'The recovery phrase could not be made. Try again.': 'تعذّر إنشاء عبارة الاسترداد. حاول مرة أخرى.',
    'These are not the words. Look at them again and pick the ones asked for now.':
      'ليست هذه هي الكلمات. انظر إليها مرة أخرى واختر المطلوبة الآن.',
    'The words could not be checked. Try again.': 'تعذّر التحقق من الكلمات. حاول مرة أخرى.',
    'A recovery phrase has 12, 15, 18, 21 or 24 words.': 'تتكون عبارة الاسترداد من 12 أو 15 أو 18 أو 21 أو 24 كلمة.',
    'One of these is not a word of a recovery phrase.': 'إحدى هذه ليست كلمة من عبارة استرداد.',
    'These words do not belong together. Look for a wrong or swapped word.':
      'هذه الكلمات لا تنتمي بعضها إلى بعض. ابحث عن كلمة خاطئة أو مبدّلة.',
    'The words were lost. Enter them again.': 'فُقدت الكلمات. أدخلها مرة أخرى.',
    'Enter the address to send to.': 'أدخل العنوان الذي ترسل إليه.',
    'Enter an amount above zero.': 'أدخل مبلغًا أكبر من صفر.',
    'The transfer could not be prepared. Nothing new was sent.': 'تعذّر تجهيز التحويل. لم يُرسل شيء جديد.',
    'The network does not answer, or answers nonsense. Nothing new was sent; what you entered stays, and you can try again.':
      'الشبكة لا ترد أو ترد بما لا معنى له. لم يُرسل شيء جديد؛ ما أدخلته باقٍ ويمكنك المحاولة مرة أخرى.',
    'The network says that it would not carry this transfer out. Nothing new was sent.':
      'تقول الشبكة إنها لن تنفّذ هذا التحويل. لم يُرسل شيء جديد.',
    'The transfer was not signed. Nothing new was sent.': 'لم يُوقّع التحويل. لم يُرسل شيء جديد.',
    'The wallet’s account or network changed. Nothing new was sent.': 'تغيّر حساب المحفظة أو شبكتها. لم يُرسل شيء جديد.',
    'The network refused the transfer. Nothing was sent.': 'رفضت الشبكة التحويل. لم يُرسل شيء.',
    'The network refused the change. The transfer goes on as it was.': 'رفضت الشبكة التغيير. يستمر التحويل كما كان.',
    'The network carried the transfer out as failed. Only the fee was paid.':
      'نفّذت الشبكة التحويل على أنه فاشل. لم تُدفع إلا الرسوم.',
    'No answer came, so the transfer may have been sent or not. Look it up before you send again.':
      'لم يصل رد، فقد يكون التحويل أُرسل أو لم يُرسل. ابحث عنه قبل أن ترسل مرة أخرى.',
    'The network says that it does not know this transfer. As far as it knows your money has not moved; you may send the same transfer again, and it moves once at most.':
      'تقول الشبكة إنها لا تعرف هذا التحويل. بحسب ما تعرفه لم تتحرك أموالك؛ يمكنك إرسال التحويل نفسه مرة أخرى، ولن تتحرك أكثر من مرة واحدة.',
    'The network cannot be asked now. The transfer goes on.': 'لا يمكن سؤال الشبكة الآن. يستمر التحويل.',
    'The transfer is confirmed.': 'تم تأكيد التحويل.',
    'The transfer was taken back. Only the fee was paid.': 'أُلغي التحويل. لم تُدفع إلا الرسوم.',
    'Enter a quantity above zero.': 'أدخل كمية أكبر من صفر.',
    'The price has expired. Ask for a new one.': 'انتهت صلاحية السعر. اطلب سعرًا جديدًا.',
    'No answer came, so the order may have been placed or not. It is looked up before anything else is done.':
      'لم يصل رد، فقد يكون الأمر سُجّل أو لم يُسجّل. يُبحث عنه قبل أي شيء آخر.',
    'The server has no such order so far. It is safe to send it again.':
      'ليس لدى الخادم مثل هذا الأمر حتى الآن. يمكن إرساله مرة أخرى بأمان.',
    'The order cannot be looked up now. It goes on.': 'لا يمكن البحث عن الأمر الآن. وهو مستمر.',
    'The order is settled.': 'تمت تسوية الأمر.',
    'The order failed. Nothing has moved.': 'فشل الأمر. لم يتحرك شيء.',
    'The order failed, and what it took is back on your balance.': 'فشل الأمر، وعاد ما أخذه إلى رصيدك.',
    // The server.
    'The request could not be read.': 'تعذّرت قراءة الطلب.',
    'Please log in again.': 'يرجى تسجيل الدخول مرة أخرى.',
    'This is not your account.': 'هذا ليس حسابك.',
    'Not found.': 'غير موجود.',
    'The request is too large.': 'الطلب كبير جدًا.',
    'Please check the fields.': 'يرجى مراجعة الحقول.',
    'Too many tries. Please wait a moment.': 'محاولات كثيرة جدًا. يرجى الانتظار قليلًا.',
    'The service is not available for the moment.': 'الخدمة غير متاحة حاليًا.',
    'This password is too common. Please choose another.': 'كلمة المرور هذه شائعة جدًا. يرجى اختيار غيرها.',
    'An account with this e-mail exists. Please log in.': 'يوجد حساب بهذا البريد. يرجى تسجيل الدخول.',
    'No account has this e-mail.': 'لا يوجد حساب بهذا البريد.',
    'No account has this e-mail. Please sign up.': 'لا يوجد حساب بهذا البريد. يرجى إنشاء حساب.',
    'The password is not right.': 'كلمة المرور غير صحيحة.',
    'The e-mail or the password is not right.': 'البريد أو كلمة المرور غير صحيحة.',
    'We sent a code to your e-mail.': 'أرسلنا رمزًا إلى بريدك الإلكتروني.',
    'This code is not valid. Please ask for a new one.': 'هذا الرمز غير صالح. يرجى طلب رمز جديد.',
    'If the e-mail waits to be verified, a new code is on its way.':
      'إذا كان البريد بانتظار التأكيد، فرمز جديد في الطريق.',
    'Please wait before you ask for another code.': 'يرجى الانتظار قبل طلب رمز آخر.',
    'Your identity is approved already.': 'تمت الموافقة على هويتك من قبل.',
    'Please upload the photo first.': 'يرجى رفع الصورة أولًا.',
    'There is no room for more images on this account.': 'لا مكان لمزيد من الصور في هذا الحساب.',
    'This file is in use.': 'هذا الملف قيد الاستخدام.',
    'Currency changed.': 'تم تغيير العملة.',
    'Please choose a currency from the list.': 'يرجى اختيار عملة من القائمة.',
    'The deposit is no longer marked as paid.': 'لم يعد الإيداع معلّمًا كمدفوع.',
    'This deposit was decided already.': 'تم البتّ في هذا الإيداع من قبل.',
    'This withdrawal was decided already.': 'تم البتّ في هذا السحب من قبل.',
    'This address is not right. Please check it.': 'هذا العنوان غير صحيح. يرجى مراجعته.',
    'This was sent before with other details. Please start again.': 'أُرسل هذا من قبل بتفاصيل أخرى. يرجى البدء من جديد.',
    'This is being worked on. Please wait a moment.': 'العمل عليه جارٍ. يرجى الانتظار قليلًا.',
    'This browser cannot be reached by push.': 'لا يمكن الوصول إلى هذا المتصفح بالإشعارات.',
    'Notifications are on.': 'الإشعارات مفعّلة.',
    'Investing can lose money. Past results say nothing about later ones.':
      'قد يؤدي الاستثمار إلى خسارة المال. النتائج السابقة لا تدل على اللاحقة.',
    'Identity verified': 'تم التحقق من الهوية',
    'Your identity was verified.': 'تم التحقق من هويتك.',
    'Identity not verified': 'لم يتم التحقق من الهوية',
    'Deposit confirmed': 'تم تأكيد الإيداع',
    'Deposit declined': 'رُفض الإيداع',
    'Withdrawal paid out': 'دُفع السحب',
    'Withdrawal rejected': 'رُفض السحب',
    'Profit moved into the balance': 'ربح نُقل إلى الرصيد',
    'Referral bonus': 'مكافأة الإحالة',
    'Invested in a plan': 'استُثمر في خطة',
    'Returned from a plan': 'أُعيد من خطة',
    Correction: 'تصحيح',
  },
  patterns: {
    depositConfirmed: (amount, reason) => `تم تأكيد إيداعك بمبلغ ${amount}.${because(reason)}`,
    depositDeclined: (amount, reason) => `رُفض إيداعك بمبلغ ${amount}.${because(reason)}`,
    withdrawalPaid: (amount, reason) => `دُفع سحبك بمبلغ ${amount}.${because(reason)}`,
    withdrawalRejected: (amount, reason) => `رُفض سحبك بمبلغ ${amount}، ومبلغه متاح من جديد.${because(reason)}`,
    identityRefused: (reason) => `لم يتم التحقق من هويتك. ${reason}`,
    depositsWaiting: (count) => `يوجد ${count} من الإيداعات قيد الانتظار. يرجى الانتظار حتى يُبتّ في أحدها.`,
    passwordLength: (count) => `يجب أن تتكون كلمة المرور من ${count} أحرف`,
    depositBy: (method) => `إيداع عبر ${method}`,
    withdrawalHeld: (method) => `سحب إلى ${method}، محجوز`,
    withdrawalOut: (method) => `سحب إلى ${method}، مدفوع`,
    withdrawalReturned: (method) => `سحب إلى ${method}، معاد`,
    orderHeld: (type, asset) => `أمر ${deed(type)} ${asset}، محجوز`,
    orderPaid: (type, asset) => `أمر ${deed(type)} ${asset}، مدفوع`,
    orderCredited: (type, asset) => `أمر ${deed(type)} ${asset}، مُضاف`,
    orderReturned: (type, asset) => `أمر ${deed(type)} ${asset}، معاد`,
  },
};
