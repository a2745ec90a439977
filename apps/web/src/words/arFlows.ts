import type { FlowTranslations } from './translateWith.ts';

/** The messages of the flows, in Arabic (SET-2). */
export const arFlows: FlowTranslations = {
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
  'We couldn’t mark this as read.': 'تعذّر تعليم هذا كمقروء.',
  // Banner, ticker, deposit plans, home screen.
  'Verification Pending': 'التحقق قيد الانتظار',
  'Identity Verification Incomplete': 'التحقق من الهوية غير مكتمل',
  'Complete KYC Now': 'أكمل التحقق الآن',
  'Simulated prices': 'أسعار تجريبية',
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
  'We logged you out because you were inactive. Please log in again.':
    'سجّلنا خروجك لعدم وجود نشاط. يرجى تسجيل الدخول مرة أخرى.',
  'Your session has ended. Please log in again.': 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.',
  'This browser isn’t saving anything, so you’ll have to log in again next time.':
    'هذا المتصفح لا يحفظ شيئًا: سيلزمك تسجيل الدخول مرة أخرى في المرة القادمة.',
  'This is already your email.': 'هذا هو بريدك الإلكتروني الحالي.',
  'Enter a valid email': 'أدخل بريدًا إلكترونيًا صالحًا',
  'Password must be at least 4 characters': 'يجب أن تتكون كلمة المرور من 4 أحرف على الأقل',
  'Password must be at most 128 characters': 'يجب ألا تزيد كلمة المرور عن 128 حرفًا',
  'This account asks for a passkey, which this browser can’t use here. Try another browser or device.':
    'يتطلب هذا الحساب مفتاح مرور لا يستطيع هذا المتصفح استخدامه هنا. جرّب متصفحًا أو جهازًا آخر.',
  'No passkey was used. Try again, or choose another way.':
    'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى أو اختر طريقة أخرى.',
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
  'We’ve sent a new code to your email.': 'أرسلنا رمزًا جديدًا إلى بريدك الإلكتروني.',
  // Identity and photo.
  'field should not be empty': 'يجب ألا يكون الحقل فارغًا',
  'field is not valid': 'الحقل غير صالح',
  'please upload photo': 'يرجى رفع صورة',
  'Image mime type is not valid': 'نوع الصورة غير صالح',
  'Failed to upload image to S3': 'تعذّر رفع الصورة إلى S3',
  'File cannot be empty': 'لا يمكن أن يكون الملف فارغًا',
  'File cannot be larger than 10 MB': 'لا يمكن أن يزيد الملف عن 10 ميغابايت',
  'Invalid file type': 'نوع الملف غير صالح',
  'Thanks! We’re reviewing your details. We’ll notify you when it’s done.':
    'شكرًا! نراجع بياناتك الآن، وسنبلغك عند الانتهاء.',
  'Your photo was saved.': 'تم حفظ صورتك.',
  // Deposit, pay, withdraw, transfer, trade request.
  'Please select the mode of deposit': 'يرجى اختيار طريقة الإيداع',
  'Please fill all required fields correctly': 'يرجى ملء كل الحقول المطلوبة بشكل صحيح',
  'User information is missing': 'بيانات المستخدم ناقصة',
  'Deposit created.': 'تم إنشاء الإيداع.',
  'We’re checking whether your deposit was created.': 'نتحقق مما إذا كان إيداعك قد أُنشئ.',
  'We couldn’t check whether your deposit was created. Please check again.':
    'تعذّر علينا التحقق مما إذا كان إيداعك قد أُنشئ. يرجى التحقق مرة أخرى.',
  'The system will be updated to reflect your payment once it has been confirmed!':
    'سيُحدَّث النظام ليعكس دفعتك بمجرد تأكيدها!',
  'We’re checking whether your payment was recorded.': 'نتحقق مما إذا كانت دفعتك قد سُجّلت.',
  'Please fill in required fields': 'يرجى ملء الحقول المطلوبة',
  'Withdrawal failed': 'فشل السحب',
  'This isn’t a Bitcoin address. Please check it.': 'هذا ليس عنوان Bitcoin. يرجى مراجعته.',
  'This isn’t an Ethereum address. Please check it.': 'هذا ليس عنوان Ethereum. يرجى مراجعته.',
  'Withdrawal requested.': 'تم طلب السحب.',
  'We’re checking whether your withdrawal was requested.': 'نتحقق مما إذا كان سحبك قد طُلب.',
  'We couldn’t check whether your withdrawal was requested. Please check again.':
    'تعذّر علينا التحقق مما إذا كان سحبك قد طُلب. يرجى التحقق مرة أخرى.',
  'Withdrawal cancelled.': 'تم إلغاء السحب.',
  'Funds transferred.': 'تم تحويل الأموال.',
  'We don’t know yet whether this transfer went through. Send it again to find out: it only goes through once.':
    'لا نعلم بعد إن كان هذا التحويل قد تم. أرسله مرة أخرى لتعرف: فهو لا يتم إلا مرة واحدة.',
  'Your request was sent.': 'تم إرسال طلبك.',
  // Wallet.
  'Wallet feature is not enabled yet on this account': 'ميزة المحفظة غير مفعّلة بعد في هذا الحساب',
  'The passcode must be at least 6 characters.': 'يجب أن يتكون رمز المرور من 6 أحرف على الأقل.',
  'The passcode must be at most 128 characters.': 'يجب ألا يزيد رمز المرور عن 128 حرفًا.',
  'The passcodes don’t match.': 'رمزا المرور غير متطابقين.',
  'This browser blocks storage, so the wallet can’t be opened here.':
    'هذا المتصفح يحظر التخزين، لذا لا يمكن فتح المحفظة هنا.',
  'We can’t read the wallet on this device. Import it again with its words.':
    'لا يمكن قراءة المحفظة على هذا الجهاز. استوردها مرة أخرى بكلماتها.',
  'Wrong passcode.': 'رمز المرور خاطئ.',
  'Too many wrong passcodes. Wait a moment before you try again.':
    'أُدخل رمز مرور خاطئ مرات كثيرة. انتظر قليلًا قبل المحاولة مرة أخرى.',
  'This passkey doesn’t open the wallet. Use your passcode.': 'مفتاح المرور هذا لا يفتح المحفظة. استخدم رمزك.',
  'We couldn’t open the wallet. Try again.': 'تعذّر فتح المحفظة. حاول مرة أخرى.',
  'The wallet was locked because its keys were lost.': 'قُفلت المحفظة لأن مفاتيحها فُقدت.',
  'The passcode was changed.': 'تم تغيير رمز المرور.',
  'This browser’s storage is full, so the passcode stays as it was.':
    'تخزين هذا المتصفح ممتلئ، لذا يبقى رمز المرور كما كان.',
  'We couldn’t change the passcode. It stays as it was.': 'تعذّر تغيير رمز المرور وهو باقٍ كما كان.',
  'We couldn’t remove the wallet.': 'تعذّرت إزالة المحفظة.',
  'Only enter your recovery phrase on the import page. We will never ask for it by message or phone.':
    'أدخل عبارة الاسترداد في صفحة الاستيراد فقط. لن نطلبها منك أبدًا برسالة أو بالهاتف.',
  'This browser’s storage is full. Write your words down before you leave this page.':
    'تخزين هذا المتصفح ممتلئ. دوّن كلماتك قبل مغادرة هذه الصفحة.',
  'We couldn’t save the wallet on this device. Try again, or write your words down.':
    'تعذّر حفظ المحفظة على هذا الجهاز. حاول مرة أخرى أو دوّن كلماتك.',
  'We lost these words before the wallet was saved. Write down the new ones instead.':
    'فقدنا هذه الكلمات قبل حفظ المحفظة. دوّن الكلمات الجديدة بدلًا منها.',
  'We couldn’t create a recovery phrase. Try again.': 'تعذّر إنشاء عبارة الاسترداد. حاول مرة أخرى.',
  'Those aren’t the right words. Look at them again and choose the ones we ask for now.':
    'هذه ليست الكلمات الصحيحة. انظر إليها مرة أخرى واختر ما نطلبه الآن.',
  'We couldn’t get the words. They aren’t lost. Try again.': 'تعذّر الحصول على الكلمات. لم تُفقد. حاول مرة أخرى.',
  'We couldn’t check the words. Try again.': 'تعذّر التحقق من الكلمات. حاول مرة أخرى.',
  'We couldn’t search for addresses. Try again, or continue without a search.':
    'تعذّر البحث عن العناوين. حاول مرة أخرى أو تابع من دون بحث.',
  'A recovery phrase has 12, 15, 18, 21 or 24 words.': 'تتكون عبارة الاسترداد من 12 أو 15 أو 18 أو 21 أو 24 كلمة.',
  'One of these words isn’t used in recovery phrases.': 'إحدى هذه الكلمات لا تُستخدم في عبارات الاسترداد.',
  'This recovery phrase isn’t valid. Check for a wrong or swapped word.':
    'عبارة الاسترداد هذه غير صالحة. ابحث عن كلمة خاطئة أو مبدّلة.',
  'The words were lost. Enter them again.': 'فُقدت الكلمات. أدخلها مرة أخرى.',
  'Enter the address to send to.': 'أدخل العنوان الذي ترسل إليه.',
  'Enter an amount above zero.': 'أدخل مبلغًا أكبر من صفر.',
  'We couldn’t prepare the transfer. Nothing new was sent.': 'تعذّر تجهيز التحويل. لم يُرسل شيء جديد.',
  'The network isn’t responding properly. Nothing new was sent. Your details are still here, so you can try again.':
    'الشبكة لا تستجيب كما يجب. لم يُرسل شيء جديد. ما زالت بياناتك هنا، ويمكنك المحاولة مرة أخرى.',
  'The network didn’t provide the transaction that one of your coins came from, so we can’t check its value. Nothing new was sent. Try again later.':
    'لا تقدّم الشبكة المعاملة التي جاءت منها إحدى عملاتك، فلا يمكن التحقق من قيمة تلك العملة. لم يُرسل شيء جديد؛ يمكنك المحاولة لاحقًا.',
  'The network gave one of your coins a value that its own transaction doesn’t confirm. A false value can hide a higher fee, so nothing new was signed or sent.':
    'تعطي الشبكة إحدى عملاتك قيمة لا تؤكدها المعاملة التي جاءت منها. القيمة الخاطئة قد تخفي رسومًا أعلى، لذلك لم يُوقّع شيء جديد ولم يُرسل.',
  'The network would reject this transfer. Nothing new was sent.': 'سترفض الشبكة هذا التحويل. لم يُرسل شيء جديد.',
  'The transfer was not signed. Nothing new was sent.': 'لم يُوقّع التحويل. لم يُرسل شيء جديد.',
  'The network rejected the transfer. Nothing was sent.': 'رفضت الشبكة التحويل. لم يُرسل شيء.',
  'The network rejected the change. The original transfer continues.': 'رفضت الشبكة التغيير. يستمر التحويل الأصلي.',
  'The transfer failed on the network. Only the fee was paid.': 'فشل التحويل على الشبكة. لم تُدفع إلا الرسوم.',
  'We got no answer, so the transfer may or may not have been sent. Check its status before you send again.':
    'لم يصلنا رد، فقد يكون التحويل أُرسل أو لم يُرسل. تحقق من حالته قبل أن ترسل مرة أخرى.',
  'The network doesn’t know this transfer. As far as it knows, your money hasn’t moved. You can send the same transfer again: it can only go through once.':
    'لا تعرف الشبكة هذا التحويل. بحسب ما تعرفه لم تتحرك أموالك. يمكنك إرسال التحويل نفسه مرة أخرى: فهو لا يُنفّذ إلا مرة واحدة.',
  'We can’t reach the network right now. The transfer continues.': 'لا يمكننا الوصول إلى الشبكة الآن. يستمر التحويل.',
  'The transfer is confirmed.': 'تم تأكيد التحويل.',
  'The transfer was cancelled. Only the fee was paid.': 'أُلغي التحويل. لم تُدفع إلا الرسوم.',
  'Enter a quantity above zero.': 'أدخل كمية أكبر من صفر.',
  'This quote has expired. Get a new one.': 'انتهت صلاحية عرض السعر. اطلب عرضًا جديدًا.',
  'We got no answer, so the order may or may not have been placed. We’ll check before doing anything else.':
    'لم يصلنا رد، فقد يكون الأمر قُدّم أو لم يُقدّم. سنتحقق قبل فعل أي شيء آخر.',
  'The order hasn’t reached us yet. It’s safe to send it again.': 'لم يصلنا الأمر بعد. يمكنك إرساله مرة أخرى بأمان.',
  'We can’t check the order right now. It continues.': 'لا يمكننا التحقق من الأمر الآن. وهو مستمر.',
  'The order is settled.': 'تمت تسوية الأمر.',
  'The order failed. Nothing has moved.': 'فشل الأمر. لم يتحرك شيء.',
  'The order failed. The amount is back in your balance.': 'فشل الأمر. عاد المبلغ إلى رصيدك.',
  'We couldn’t find this deposit in your account.': 'لم نجد هذا الإيداع في حسابك.',
  'The transfer expired before the network carried it out. Your money hasn’t moved. You can send it again.':
    'انتهت صلاحية التحويل قبل أن تنفّذه الشبكة. لم تتحرك أموالك. يمكنك إرساله مرة أخرى.',
  'Another transfer from this address replaced this one, so it can no longer go through and moved nothing.':
    'حلّ تحويل آخر من هذا العنوان محله، فلم يعد تنفيذه ممكنًا ولم يحرّك شيئًا.',
  'This passcode is easy to guess. Avoid dates, sequences and repeated digits.':
    'رمز المرور هذا سهل التخمين. تجنّب التواريخ والتسلسلات والأرقام المتكررة.',
  'The wallet on this device was altered in a way that makes its passcode easier to guess. Import it again with its words.':
    'عُدّلت المحفظة على هذا الجهاز بحيث يسهل تخمين رمز مرورها. استوردها مرة أخرى بكلماتها.',
  'Password must be at least 8 characters': 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  'This link is incomplete. Open it again from the email, or copy all of it.':
    'ينقص هذا العنوان آخر الرابط. افتح الرابط من الرسالة مجددًا أو انسخه كاملًا.',
  'Your new password is set. Log in with it.': 'تم تعيين كلمة المرور الجديدة. سجّل الدخول بها.',
  'This file is too large to be a wallet backup.': 'هذا الملف أكبر من أن يكون نسخة احتياطية لمحفظة.',
  'This file isn’t a wallet backup. The name of a backup starts with keel-wallet-backup.':
    'هذا الملف ليس نسخة احتياطية لمحفظة. يبدأ اسم النسخة بـ keel-wallet-backup.',
  'This backup was made by a newer version of this app, which is needed to open it.':
    'أُنشئت هذه النسخة بإصدار أحدث من هذا التطبيق، وهو لازم لفتحها.',
  'This backup is damaged: a part of it is missing or was changed. Try another copy of the file.':
    'هذه النسخة تالفة: جزء منها مفقود أو تغيّر. جرّب نسخة أخرى من الملف.',
  'This backup has settings that this app never uses, so it wasn’t opened. It may have been changed.':
    'في هذه النسخة إعدادات لا يستخدمها هذا التطبيق أبدًا، لذا لم تُفتح. ربما عُدّلت.',
  'Wrong passphrase. It’s the one you chose when you made this backup, not the passcode of the wallet.':
    'عبارة المرور خاطئة. إنها التي اخترتها عند إنشاء هذه النسخة، وليست رمز المحفظة.',
  'We couldn’t open the backup. Try again.': 'تعذّر فتح النسخة الاحتياطية. حاول مرة أخرى.',
  'The passphrase must be at least 12 characters.': 'يجب أن تتكون عبارة المرور من 12 حرفًا على الأقل.',
  'The passphrase must be at most 256 characters.': 'يجب ألا تزيد عبارة المرور عن 256 حرفًا.',
  'Your name and email are easy to guess. Use something else.': 'يسهل تخمين اسمك وبريدك الإلكتروني. استخدم شيئًا آخر.',
  'The passphrase must be at most 128 characters.': 'يجب ألا تزيد عبارة المرور عن 128 حرفًا.',
  'This passphrase is easy to guess. Use several words that have nothing to do with each other.':
    'عبارة المرور هذه سهلة التخمين. استخدم عدة كلمات لا صلة بينها.',
  'The passphrases don’t match.': 'عبارتا المرور غير متطابقتين.',
  'We couldn’t make the backup. Try again.': 'تعذّر إنشاء النسخة الاحتياطية. حاول مرة أخرى.',
  'We couldn’t read the words. Try again.': 'تعذّرت قراءة الكلمات. حاول مرة أخرى.',
  'The words aren’t available any more. Enter the passcode again.': 'لم تعد الكلمات متاحة. أدخل رمز المرور مرة أخرى.',
};
