import type { FlowTranslations } from './translateWith.ts';

/** The messages of `@keel/wallet` in Arabic (WALLET-5, SET-2). Those that a flow also has are in `arFlows`. */
export const arCoins: FlowTranslations = {
  'This is not an address.': 'هذا ليس عنوانًا.',
  'A character of this address is wrong. Copy it again.': 'أحد أحرف هذا العنوان خاطئ. انسخه من جديد.',
  'This address belongs to another chain. What is sent to it from here is lost.':
    'هذا العنوان تابع لسلسلة أخرى. ما يُرسَل إليه من هنا يضيع.',
  'This address belongs to another network of this chain.': 'هذا العنوان تابع لشبكة أخرى من هذه السلسلة.',
  'This kind of address is too new for this wallet. Ask for another one.':
    'هذا النوع من العناوين أحدث من أن تدعمه هذه المحفظة. اطلب عنوانًا آخر.',
  'Nobody holds the key of this address. What is sent to it is lost.':
    'لا أحد يملك مفتاح هذا العنوان. ما يُرسَل إليه يضيع.',
  'This is your own address.': 'هذا عنوانك أنت.',
  'This is the address of a token, not of a person. What is sent to it is lost.':
    'هذا عنوان رمز وليس عنوان شخص. ما يُرسَل إليه يضيع.',
  'This is the address of a program, not of a person.': 'هذا عنوان برنامج وليس عنوان شخص.',
  'Enter an amount.': 'أدخل مبلغًا.',
  'Write the amount in digits, with a point before the decimals.': 'اكتب المبلغ بالأرقام، مع نقطة قبل الكسور العشرية.',
  'This has more decimals than the coin.': 'عدد الخانات العشرية أكبر مما تسمح به العملة.',
  'This is more than there can be.': 'هذا أكثر مما يمكن أن يوجد.',
  'This is more than the wallet holds.': 'هذا أكثر مما في المحفظة.',
  'The wallet holds the amount, but not the fee on top of it.':
    'في المحفظة هذا المبلغ، لكن ليس فيها الرسوم المضافة إليه.',
  'The fee is paid in the chain’s own coin, and the wallet does not hold enough of it.':
    'تُدفع الرسوم بعملة السلسلة نفسها، وليس في المحفظة ما يكفي منها.',
  'The network does not carry so small an amount.': 'لا تنقل الشبكة مبلغًا بهذا الصغر.',
  'This is made of more received payments than one transfer can take. Send less, and the rest after it.':
    'يتكوّن هذا المبلغ من دفعات مستلَمة أكثر مما يتسع له تحويل واحد. أرسل أقل، ثم الباقي بعده.',
  'The recipient’s account is new, and Solana asks for a larger first amount.':
    'حساب المستلم جديد، وتطلب Solana مبلغًا أول أكبر.',
  'Too little would be left for Solana to keep your account. Send all of it, or less.':
    'سيبقى أقل مما يلزم لتحتفظ Solana بحسابك. أرسل كل شيء أو أقل.',
  'The contract of this token counts in other decimals than the token that this wallet knows, so it is not that token. Nothing was sent.':
    'يستخدم عقد هذا الرمز عددًا من المنازل العشرية يختلف عن الرمز الذي تعرفه هذه المحفظة، فهو ليس ذلك الرمز. لم يُرسل شيء.',
  'The network asks for a fee above 0.2 ETH, the most that this wallet pays for a transfer. Try again later.':
    'تطلب الشبكة رسومًا تتجاوز 0.2 ETH، وهو أقصى ما تدفعه هذه المحفظة لقاء تحويل. حاول لاحقًا.',
  'The network asks for a fee above 0.1 BNB, the most that this wallet pays for a transfer. Try again later.':
    'تطلب الشبكة رسومًا تتجاوز 0.1 BNB، وهو أقصى ما تدفعه هذه المحفظة لقاء تحويل. حاول لاحقًا.',
  'The network asks for a fee above 0.02 BTC, the most that this wallet pays for a transfer. Try again later.':
    'تطلب الشبكة رسومًا تتجاوز 0.02 BTC، وهو أقصى ما تدفعه هذه المحفظة لقاء تحويل. حاول لاحقًا.',
  'The network asks for a fee above 100 DOGE, the most that this wallet pays for a transfer. Try again later.':
    'تطلب الشبكة رسومًا تتجاوز 100 DOGE، وهو أقصى ما تدفعه هذه المحفظة لقاء تحويل. حاول لاحقًا.',
  'The network asks for a fee above 0.1 SOL, the most that this wallet pays for a transfer. Try again later.':
    'تطلب الشبكة رسومًا تتجاوز 0.1 SOL، وهو أقصى ما تدفعه هذه المحفظة لقاء تحويل. حاول لاحقًا.',
  'This is not a payment link.': 'هذا ليس رابط دفع.',
  'This payment link is damaged.': 'رابط الدفع هذا تالف.',
  'This payment link asks for something that this wallet cannot do.':
    'يطلب رابط الدفع هذا شيئًا لا تستطيعه هذه المحفظة.',
  'This payment link is for a network that this wallet does not have.':
    'رابط الدفع هذا لشبكة غير موجودة في هذه المحفظة.',
  'This payment link asks for a token that this wallet does not have.':
    'يطلب رابط الدفع هذا رمزًا غير موجود في هذه المحفظة.',
  'The amount in this payment link is not valid.': 'المبلغ في رابط الدفع هذا غير صالح.',
};
