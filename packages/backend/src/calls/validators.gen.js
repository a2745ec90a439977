// Made from openapi.yaml by scripts/generate-validators.ts; change that file, not this one.
/* oxlint-disable -- ajv wrote it */
var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});function ucs2length(str){
let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&
64512)===56320&&pos++);return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var require_formats=__commonJS({"node_modules/ajv-formats/dist/formats.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});exports.
formatNames=exports.fastFormats=exports.fullFormats=void 0;function fmtDef(validate,compare){return{validate,compare}}exports.fullFormats={date:fmtDef(date,compareDate),
time:fmtDef(getTime(!0),compareTime),"date-time":fmtDef(getDateTime(!0),compareDateTime),"iso-time":fmtDef(getTime(),compareIsoTime),"iso-date-time":fmtDef(getDateTime(),
compareIsoDateTime),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte,int32:{type:"number",validate:validateInt32},int64:{type:"number",validate:validateInt64},
float:{type:"number",validate:validateNumber},double:{type:"number",validate:validateNumber},password:!0,binary:!0};exports.fastFormats={...exports.fullFormats,
date:fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,compareDate),time:fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,compareTime),"dat\
e-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,compareDateTime),"iso-time":fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
compareIsoTime),"iso-date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,compareIsoDateTime),
uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
exports.formatNames=Object.keys(exports.fullFormats);function isLeapYear(year){return year%4===0&&(year%100!==0||year%400===0)}var DATE=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
DAYS=[0,31,28,31,30,31,30,31,31,30,31,30,31];function date(str){let matches=DATE.exec(str);if(!matches)return!1;let year=+matches[1],month=+matches[2],day=+matches[3];
return month>=1&&month<=12&&day>=1&&day<=(month===2&&isLeapYear(year)?29:DAYS[month])}function compareDate(d1,d2){if(d1&&d2)return d1>d2?1:d1<d2?-1:0}var TIME=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone){return function(str){let matches=TIME.exec(str);if(!matches)return!1;let hr=+matches[1],min=+matches[2],sec=+matches[3],tz=matches[4],
tzSign=matches[5]==="-"?-1:1,tzH=+(matches[6]||0),tzM=+(matches[7]||0);if(tzH>23||tzM>59||strictTimeZone&&!tz)return!1;if(hr<=23&&min<=59&&sec<60)return!0;let utcMin=min-
tzM*tzSign,utcHr=hr-tzH*tzSign-(utcMin<0?1:0);return(utcHr===23||utcHr===-1)&&(utcMin===59||utcMin===-1)&&sec<61}}function compareTime(s1,s2){if(!(s1&&s2))return;
let t1=new Date("2020-01-01T"+s1).valueOf(),t2=new Date("2020-01-01T"+s2).valueOf();if(t1&&t2)return t1-t2}function compareIsoTime(t1,t2){if(!(t1&&t2))return;let a1=TIME.
exec(t1),a2=TIME.exec(t2);if(a1&&a2)return t1=a1[1]+a1[2]+a1[3],t2=a2[1]+a2[2]+a2[3],t1>t2?1:t1<t2?-1:0}var DATE_TIME_SEPARATOR=/t|\s/i;function getDateTime(strictTimeZone){
let time=getTime(strictTimeZone);return function(str){let dateTime=str.split(DATE_TIME_SEPARATOR);return dateTime.length===2&&date(dateTime[0])&&time(dateTime[1])}}
function compareDateTime(dt1,dt2){if(!(dt1&&dt2))return;let d1=new Date(dt1).valueOf(),d2=new Date(dt2).valueOf();if(d1&&d2)return d1-d2}function compareIsoDateTime(dt1,dt2){
if(!(dt1&&dt2))return;let[d1,t1]=dt1.split(DATE_TIME_SEPARATOR),[d2,t2]=dt2.split(DATE_TIME_SEPARATOR),res=compareDate(d1,d2);if(res!==void 0)return res||compareTime(
t1,t2)}var NOT_URI_FRAGMENT=/\/|:/,URI=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str){return NOT_URI_FRAGMENT.test(str)&&URI.test(str)}var BYTE=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function byte(str){
return BYTE.lastIndex=0,BYTE.test(str)}var MIN_INT32=-(2**31),MAX_INT32=2**31-1;function validateInt32(value){return Number.isInteger(value)&&value<=MAX_INT32&&
value>=MIN_INT32}function validateInt64(value){return Number.isInteger(value)}function validateNumber(){return!0}var Z_ANCHOR=/[^\\]\\Z/;function regex(str){if(Z_ANCHOR.
test(str))return!1;try{return new RegExp(str),!0}catch{return!1}}}});var login_body=validate20;var formats0=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,func1=require_ucs2length().
default,pattern4=new RegExp("^[A-Za-z0-9_-]{20,200}$","u");function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.email===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.password===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'password'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}for(let key0 in data)if(!(key0==="email"||key0==="password"||key0==="deviceToken")){let err2={instancePath,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.email!==void 0){let data0=data.email;if(typeof data0=="string"){if(func1(data0)>254){let err3={instancePath:instancePath+"/email",schemaPath:"#\
/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(!formats0.test(data0)){let err4={instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"em\
ail"},message:'must match format "email"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.password!==
void 0){let data1=data.password;if(typeof data1=="string"){if(func1(data1)>128){let err6={instancePath:instancePath+"/password",schemaPath:"#/properties/passwor\
d/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(func1(data1)<1){let err7={instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/password",schemaPath:"\
#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.deviceToken!==
void 0){let data2=data.deviceToken;if(typeof data2=="string"){if(func1(data2)>200){let err9={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/d\
eviceToken/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}if(func1(data2)<20){let err10={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/minLength",keyword:"minLength",params:{limit:20},
message:"must NOT have fewer than 20 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(!pattern4.test(data2)){let err11={instancePath:instancePath+
"/deviceToken",schemaPath:"#/properties/deviceToken/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{20,200}$"},message:'must match pattern "^[A-Za-z0\
-9_-]{20,200}$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties\
/deviceToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate20.
errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var continueAs_body=validate21,schema32={type:"object",additionalProperties:!1,
required:["as"],properties:{as:{type:"string",enum:["amelia","noah","mei","tomas"],"x-addition":!0},deviceToken:{type:"string",minLength:20,maxLength:200,pattern:"\
^[A-Za-z0-9_-]{20,200}$","x-addition":!0}}};function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.as===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"as"},message:"mu\
st have required property 'as'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="as"||key0==="deviceToken")){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.as!==void 0){let data0=data.as;if(typeof data0!="string"){let err2={instancePath:instancePath+
"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(!(data0==="amelia"||data0==="noah"||data0==="mei"||data0==="tomas")){let err3={instancePath:instancePath+"/as",schemaPath:"#/properties/as/enum",keyword:"enu\
m",params:{allowedValues:schema32.properties.as.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.deviceToken!==void 0){let data1=data.deviceToken;if(typeof data1=="string"){if(func1(data1)>200){let err4={instancePath:instancePath+"/deviceToken",schemaPath:"\
#/properties/deviceToken/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(func1(data1)<20){let err5={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/minLength",keyword:"minLength",params:{
limit:20},message:"must NOT have fewer than 20 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!pattern4.test(data1)){let err6={instancePath:instancePath+
"/deviceToken",schemaPath:"#/properties/deviceToken/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{20,200}$"},message:'must match pattern "^[A-Za-z0\
-9_-]{20,200}$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/de\
viceToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{let err8={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate21.
errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var signup_body=validate22,schema33={type:"object",additionalProperties:!1,
required:["package","firstName","lastName","email","password","confirmPassword","gender","country","phone"],"x-messages":{package:"package_required",firstName:"\
first_name_required",lastName:"last_name_required",email:"signup_email_invalid",password:"password_short",confirmPassword:"passwords_differ",gender:"gender_requ\
ired",country:"country_required",phone:"phone_required"},properties:{package:{type:"string",format:"uuid"},firstName:{type:"string",minLength:1,maxLength:60,pattern:"\
^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"},lastName:{type:"string",minLength:1,maxLength:60,pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"},email:{type:"string",format:"\
email",maxLength:254},password:{type:"string",minLength:7,maxLength:128,format:"password"},confirmPassword:{type:"string",minLength:1,maxLength:128,format:"pass\
word"},gender:{type:"string",enum:["male","female"]},country:{type:"string",minLength:2,maxLength:100},phone:{type:"string",minLength:5,maxLength:20,pattern:"^\\\
+?[0-9 ()./-]+$"},accountPackage:{type:"object",additionalProperties:!1,required:["_id","name","price","currency","features"],properties:{_id:{type:"string",format:"\
uuid"},name:{type:"string",minLength:1,maxLength:100},price:{type:"string",pattern:"^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$"},currency:{type:"string",pattern:"^[A-Z\
]{3}$","x-addition":!0},features:{type:"array",maxItems:50,items:{type:"string",maxLength:300}}}}}},func8=Object.prototype.hasOwnProperty,formats2=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
pattern6=new RegExp("^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$","u"),pattern8=new RegExp("^\\+?[0-9 ()./-]+$","u"),pattern9=new RegExp("^-?(0|[1-9][0-9]{0,11})\\.[0-\
9]{2}$","u"),pattern10=new RegExp("^[A-Z]{3}$","u");function validate22(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.package===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
package"},message:"must have required property 'package'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.firstName===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.lastName===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastName"},message:"\
must have required property 'lastName'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.email===void 0){let err3={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.password===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required pro\
perty 'password'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.confirmPassword===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"confirmPassword"},message:"must have required property 'confirmPassword'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
if(data.gender===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gender"},message:"must have required propert\
y 'gender'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.country===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"country"},message:"must have required property 'country'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.phone===
void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phone"},message:"must have required property 'phone'"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}for(let key0 in data)if(!func8.call(schema33.properties,key0)){let err9={instancePath,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}if(data.package!==void 0){let data0=data.package;if(typeof data0=="string"){if(!formats2.test(data0)){let err10={instancePath:instancePath+"/pack\
age",schemaPath:"#/properties/package/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}else{let err11={instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.firstName!==void 0){let data1=data.firstName;if(typeof data1=="string"){if(func1(
data1)>60){let err12={instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:60},message:"must N\
OT have more than 60 characters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(func1(data1)<1){let err13={instancePath:instancePath+"/firstNam\
e",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err13]:
vErrors.push(err13),errors++}if(!pattern6.test(data1)){let err14={instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/pattern",keyword:"pa\
ttern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"},message:'must match pattern "^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"'};vErrors===null?vErrors=[err14]:
vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.lastName!==void 0){let data2=data.lastName;if(typeof data2=="\
string"){if(func1(data2)>60){let err16={instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(func1(data2)<1){let err17={instancePath:instancePath+
"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}if(!pattern6.test(data2)){let err18={instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/pattern",keyword:"\
pattern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"},message:'must match pattern "^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"'};vErrors===null?vErrors=[
err18]:vErrors.push(err18),errors++}}else{let err19={instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.email!==void 0){let data3=data.email;if(typeof data3=="s\
tring"){if(func1(data3)>254){let err20={instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(!formats0.test(data3)){let err21={instancePath:instancePath+
"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};vErrors===null?vErrors=[err21]:vErrors.
push(err21),errors++}}else{let err22={instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data.password!==void 0){let data4=data.password;if(typeof data4=="string"){if(func1(
data4)>128){let err23={instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(func1(data4)<7){let err24={instancePath:instancePath+"/passwor\
d",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit:7},message:"must NOT have fewer than 7 characters"};vErrors===null?vErrors=[err24]:
vErrors.push(err24),errors++}}else{let err25={instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data.confirmPassword!==void 0){let data5=data.confirmPassword;if(typeof data5==
"string"){if(func1(data5)>128){let err26={instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(func1(data5)<1){let err27={instancePath:instancePath+
"/confirmPassword",schemaPath:"#/properties/confirmPassword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err27]:vErrors.push(err27),errors++}}else{let err28={instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}if(data.gender!==void 0){let data6=data.gender;
if(typeof data6!="string"){let err29={instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(!(data6==="male"||data6==="female")){let err30={instancePath:instancePath+"/gende\
r",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues:schema33.properties.gender.enum},message:"must be equal to one of the allowed valu\
es"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}if(data.country!==void 0){let data7=data.country;if(typeof data7=="string"){if(func1(data7)>100){
let err31={instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more t\
han 100 characters"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(func1(data7)<2){let err32={instancePath:instancePath+"/country",schemaPath:"\
#/properties/country/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};vErrors===null?vErrors=[err32]:vErrors.push(
err32),errors++}}else{let err33={instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}if(data.phone!==void 0){let data8=data.phone;if(typeof data8=="string"){if(func1(data8)>
20){let err34={instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more th\
an 20 characters"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}if(func1(data8)<5){let err35={instancePath:instancePath+"/phone",schemaPath:"#/pr\
operties/phone/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};vErrors===null?vErrors=[err35]:vErrors.push(err35),
errors++}if(!pattern8.test(data8)){let err36={instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern:"^\\+?\
[0-9 ()./-]+$"},message:'must match pattern "^\\+?[0-9 ()./-]+$"'};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}else{let err37={instancePath:instancePath+
"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err37]:vErrors.push(err37),
errors++}}if(data.accountPackage!==void 0){let data9=data.accountPackage;if(data9&&typeof data9=="object"&&!Array.isArray(data9)){if(data9._id===void 0){let err38={
instancePath:instancePath+"/accountPackage",schemaPath:"#/properties/accountPackage/required",keyword:"required",params:{missingProperty:"_id"},message:"must ha\
ve required property '_id'"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(data9.name===void 0){let err39={instancePath:instancePath+"/accountP\
ackage",schemaPath:"#/properties/accountPackage/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===
null?vErrors=[err39]:vErrors.push(err39),errors++}if(data9.price===void 0){let err40={instancePath:instancePath+"/accountPackage",schemaPath:"#/properties/accou\
ntPackage/required",keyword:"required",params:{missingProperty:"price"},message:"must have required property 'price'"};vErrors===null?vErrors=[err40]:vErrors.push(
err40),errors++}if(data9.currency===void 0){let err41={instancePath:instancePath+"/accountPackage",schemaPath:"#/properties/accountPackage/required",keyword:"re\
quired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}if(data9.
features===void 0){let err42={instancePath:instancePath+"/accountPackage",schemaPath:"#/properties/accountPackage/required",keyword:"required",params:{missingProperty:"\
features"},message:"must have required property 'features'"};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}for(let key1 in data9)if(!(key1==="_id"||
key1==="name"||key1==="price"||key1==="currency"||key1==="features")){let err43={instancePath:instancePath+"/accountPackage",schemaPath:"#/properties/accountPac\
kage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err43]:vErrors.push(err43),errors++}if(data9._id!==void 0){let data10=data9._id;if(typeof data10=="string"){if(!formats2.test(data10)){let err44={instancePath:instancePath+
"/accountPackage/_id",schemaPath:"#/properties/accountPackage/properties/_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};
vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={instancePath:instancePath+"/accountPackage/_id",schemaPath:"#/properties/accountPac\
kage/properties/_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}if(data9.
name!==void 0){let data11=data9.name;if(typeof data11=="string"){if(func1(data11)>100){let err46={instancePath:instancePath+"/accountPackage/name",schemaPath:"#\
/properties/accountPackage/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=
[err46]:vErrors.push(err46),errors++}if(func1(data11)<1){let err47={instancePath:instancePath+"/accountPackage/name",schemaPath:"#/properties/accountPackage/pro\
perties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err47]:vErrors.push(err47),
errors++}}else{let err48={instancePath:instancePath+"/accountPackage/name",schemaPath:"#/properties/accountPackage/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}if(data9.price!==void 0){let data12=data9.price;if(typeof data12==
"string"){if(!pattern9.test(data12)){let err49={instancePath:instancePath+"/accountPackage/price",schemaPath:"#/properties/accountPackage/properties/price/patte\
rn",keyword:"pattern",params:{pattern:"^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$"},message:'must match pattern "^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$"'};vErrors===null?
vErrors=[err49]:vErrors.push(err49),errors++}}else{let err50={instancePath:instancePath+"/accountPackage/price",schemaPath:"#/properties/accountPackage/properti\
es/price/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}}if(data9.currency!==
void 0){let data13=data9.currency;if(typeof data13=="string"){if(!pattern10.test(data13)){let err51={instancePath:instancePath+"/accountPackage/currency",schemaPath:"\
#/properties/accountPackage/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};vErrors===null?
vErrors=[err51]:vErrors.push(err51),errors++}}else{let err52={instancePath:instancePath+"/accountPackage/currency",schemaPath:"#/properties/accountPackage/prope\
rties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}}if(data9.features!==
void 0){let data14=data9.features;if(Array.isArray(data14)){if(data14.length>50){let err53={instancePath:instancePath+"/accountPackage/features",schemaPath:"#/p\
roperties/accountPackage/properties/features/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};vErrors===null?vErrors=[
err53]:vErrors.push(err53),errors++}let len0=data14.length;for(let i0=0;i0<len0;i0++){let data15=data14[i0];if(typeof data15=="string"){if(func1(data15)>300){let err54={
instancePath:instancePath+"/accountPackage/features/"+i0,schemaPath:"#/properties/accountPackage/properties/features/items/maxLength",keyword:"maxLength",params:{
limit:300},message:"must NOT have more than 300 characters"};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}}else{let err55={instancePath:instancePath+
"/accountPackage/features/"+i0,schemaPath:"#/properties/accountPackage/properties/features/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}}}else{let err56={instancePath:instancePath+"/accountPackage/features",schemaPath:"#/properti\
es/accountPackage/properties/features/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err56]:vErrors.push(err56),errors++}}}else{
let err57={instancePath:instancePath+"/accountPackage",schemaPath:"#/properties/accountPackage/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};vErrors===null?vErrors=[err57]:vErrors.push(err57),errors++}}}else{let err58={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}return validate22.errors=vErrors,errors===0}validate22.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var verifyEmail_body=validate23;var pattern11=new RegExp("^[0-9]{4}$","u");function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.email===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"\
must have required property 'email'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.code===void 0){let err1={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
for(let key0 in data)if(!(key0==="email"||key0==="code"||key0==="signUpToken"||key0==="deviceToken")){let err2={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.email!==void 0){let data0=data.email;if(typeof data0=="string"){if(func1(data0)>254){let err3={instancePath:instancePath+"/email",schemaPath:"#\
/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(!formats0.test(data0)){let err4={instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"em\
ail"},message:'must match format "email"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.code!==
void 0){let data1=data.code;if(typeof data1=="string"){if(!pattern11.test(data1)){let err6={instancePath:instancePath+"/code",schemaPath:"#/properties/code/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9]{4}$"},message:'must match pattern "^[0-9]{4}$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{
let err7={instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}}if(data.signUpToken!==void 0){let data2=data.signUpToken;if(typeof data2=="string"){if(func1(data2)>200){let err8={instancePath:instancePath+
"/signUpToken",schemaPath:"#/properties/signUpToken/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(func1(data2)<20){let err9={instancePath:instancePath+"/signUpToken",schemaPath:"#/properties/signUpToken/minL\
ength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(!pattern4.
test(data2)){let err10={instancePath:instancePath+"/signUpToken",schemaPath:"#/properties/signUpToken/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]\
{20,200}$"},message:'must match pattern "^[A-Za-z0-9_-]{20,200}$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+
"/signUpToken",schemaPath:"#/properties/signUpToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}}if(data.deviceToken!==void 0){let data3=data.deviceToken;if(typeof data3=="string"){if(func1(data3)>200){let err12={instancePath:instancePath+
"/deviceToken",schemaPath:"#/properties/deviceToken/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}if(func1(data3)<20){let err13={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/m\
inLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(!pattern4.
test(data3)){let err14={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]\
{20,200}$"},message:'must match pattern "^[A-Za-z0-9_-]{20,200}$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+
"/deviceToken",schemaPath:"#/properties/deviceToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.
push(err15),errors++}}}else{let err16={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[
err16]:vErrors.push(err16),errors++}return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var resendCode_body=validate24;function validate24(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate24.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
email===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="email"||key0==="signUpToken")){let err1={instancePath,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.email!==void 0){let data0=data.email;if(typeof data0=="string"){if(func1(data0)>254){let err2={instancePath:instancePath+"/e\
mail",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(!formats0.test(data0)){let err3={instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",
params:{format:"email"},message:'must match format "email"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}
if(data.signUpToken!==void 0){let data1=data.signUpToken;if(typeof data1=="string"){if(func1(data1)>200){let err5={instancePath:instancePath+"/signUpToken",schemaPath:"\
#/properties/signUpToken/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(func1(data1)<20){let err6={instancePath:instancePath+"/signUpToken",schemaPath:"#/properties/signUpToken/minLength",keyword:"minLength",params:{
limit:20},message:"must NOT have fewer than 20 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!pattern4.test(data1)){let err7={instancePath:instancePath+
"/signUpToken",schemaPath:"#/properties/signUpToken/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{20,200}$"},message:'must match pattern "^[A-Za-z0\
-9_-]{20,200}$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/signUpToken",schemaPath:"#/properties/si\
gnUpToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate24.
errors=vErrors,errors===0}validate24.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var forgotPassword_body=validate25;function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
email===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="email"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.email!==void 0){let data0=data.email;if(typeof data0=="string"){if(func1(data0)>254){let err2={instancePath:instancePath+"/email",schemaPath:"#/properti\
es/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(!formats0.test(data0)){let err3={instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'\
must match format "email"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/email",schemaPath:"#/propertie\
s/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate25.
errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var resetPassword_body=validate26;function validate26(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate26.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
token===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.password===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
password"},message:"must have required property 'password'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="token"||
key0==="password"||key0==="deviceToken")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.token!==void 0){let data0=data.token;if(typeof data0==
"string"){if(func1(data0)>200){let err3={instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={instancePath:instancePath+"/toke\
n",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.password!==void 0){let data1=data.password;if(typeof data1=="string"){if(func1(
data1)>128){let err6={instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:128},message:"must NO\
T have more than 128 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(func1(data1)<8){let err7={instancePath:instancePath+"/password",schemaPath:"\
#/properties/password/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}else{let err8={instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.deviceToken!==void 0){let data2=data.deviceToken;if(typeof data2=="string"){if(func1(
data2)>200){let err9={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/maxLength",keyword:"maxLength",params:{limit:200},message:"m\
ust NOT have more than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(func1(data2)<20){let err10={instancePath:instancePath+"/dev\
iceToken",schemaPath:"#/properties/deviceToken/minLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}if(!pattern4.test(data2)){let err11={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{20,200}$"},message:'must match pattern "^[A-Za-z0-9_-]{20,200}$"'};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}}else{let err12={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate26.errors=vErrors,errors===0}validate26.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var freezeAccount_body=validate27;function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate27.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
token===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="token"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.token!==void 0){let data0=data.token;if(typeof data0=="string"){if(func1(data0)>200){let err2={instancePath:instancePath+"/token",schemaPath:"#/properti\
es/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(func1(data0)<1){let err3={instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/token",schemaPath:"#/prope\
rties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate27.
errors=vErrors,errors===0}validate27.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var confirmEmail_body=validate28;function validate28(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate28.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
token===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="token"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.token!==void 0){let data0=data.token;if(typeof data0=="string"){if(func1(data0)>200){let err2={instancePath:instancePath+"/token",schemaPath:"#/properti\
es/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(func1(data0)<1){let err3={instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/token",schemaPath:"#/prope\
rties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate28.
errors=vErrors,errors===0}validate28.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var undoEmail_body=validate29;function validate29(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate29.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
token===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="token"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.token!==void 0){let data0=data.token;if(typeof data0=="string"){if(func1(data0)>200){let err2={instancePath:instancePath+"/token",schemaPath:"#/properti\
es/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(func1(data0)<1){let err3={instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/token",schemaPath:"#/prope\
rties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate29.
errors=vErrors,errors===0}validate29.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var changeCurrency_body=validate30;function validate30(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate30.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.code===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.user===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
for(let key0 in data)if(!(key0==="name"||key0==="code"||key0==="user")){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.name!==void 0){
let data0=data.name;if(typeof data0=="string"){if(func1(data0)>100){let err4={instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data0)<1){let err5={
instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.code!==void 0){let data1=data.code;if(typeof data1==
"string"){if(!pattern10.test(data1)){let err7={instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/code",schemaPath:"\
#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.user!==
void 0){let data2=data.user;if(typeof data2=="string"){if(!formats2.test(data2)){let err9={instancePath:instancePath+"/user",schemaPath:"#/properties/user/forma\
t",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{
let err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}
return validate30.errors=vErrors,errors===0}validate30.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var changeEmail_body=validate31;function validate31(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate31.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
email===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="email"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.email!==void 0){let data0=data.email;if(typeof data0=="string"){if(func1(data0)>254){let err2={instancePath:instancePath+"/email",schemaPath:"#/properti\
es/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(!formats0.test(data0)){let err3={instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'\
must match format "email"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/email",schemaPath:"#/propertie\
s/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate31.
errors=vErrors,errors===0}validate31.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var changePassword_body=validate32;function validate32(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate32.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
current===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"current"},message:"must have required property 'cur\
rent'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"next"},message:"must have required property 'next'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0===
"current"||key0==="next")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"m\
ust NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.current!==void 0){let data0=data.current;if(typeof data0==
"string"){if(func1(data0)>128){let err3={instancePath:instancePath+"/current",schemaPath:"#/properties/current/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={instancePath:instancePath+
"/current",schemaPath:"#/properties/current/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.next!==void 0){let data1=data.next;if(typeof data1=="string"){
if(func1(data1)>128){let err6={instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:128},message:"must N\
OT have more than 128 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(func1(data1)<7){let err7={instancePath:instancePath+"/next",schemaPath:"\
#/properties/next/minLength",keyword:"minLength",params:{limit:7},message:"must NOT have fewer than 7 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}}else{let err8={instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate32.errors=vErrors,errors===0}validate32.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var revealIdentityNumber_body=validate33;function validate33(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate33.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
password===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'p\
assword'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="password"){let err1={instancePath,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.password!==void 0){let data0=data.password;if(typeof data0=="string"){if(func1(data0)>128){let err2={instancePath:instancePath+"/pas\
sword",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){let err3={instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}return validate33.errors=vErrors,errors===0}validate33.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var finishSignIn_body=validate34;var pattern17=new RegExp("^[0-9]{6}$","u"),pattern18=new RegExp("^[A-Za-z0-9_-]+$","u");function validate34(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate34.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.challenge===void 0){let err0={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"challenge"},message:"must have required property 'challenge'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.proof===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"proof"},message:"must have required \
property 'proof'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="challenge"||key0==="proof"||key0==="deviceToken")){
let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional pro\
perties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.challenge!==void 0){let data0=data.challenge;if(typeof data0=="string"){if(func1(data0)>
200){let err3={instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT hav\
e more than 200 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<20){let err4={instancePath:instancePath+"/challenge",schemaPath:"\
#/properties/challenge/minLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}else{let err5={instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.proof!==void 0){let data1=data.proof,_errs5=errors,valid1=!1,passing0=null,_errs6=errors;
if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.kind===void 0){let err6={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/one\
Of/0/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(data1.code===void 0){let err7={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/0/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}for(let key1 in data1)if(!(key1==="kind"||key1===
"code")){let err8={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data1.kind!==void 0){let data2=data1.kind;if(typeof data2!=
"string"){let err9={instancePath:instancePath+"/proof/kind",schemaPath:"#/properties/proof/oneOf/0/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data2!=="code"){let err10={instancePath:instancePath+"/proof/kind",schemaPath:"#/p\
roperties/proof/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue:"code"},message:"must be equal to constant"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}}if(data1.code!==void 0){let data3=data1.code;if(typeof data3=="string"){if(!pattern17.test(data3)){let err11={instancePath:instancePath+
"/proof/code",schemaPath:"#/properties/proof/oneOf/0/properties/code/pattern",keyword:"pattern",params:{pattern:"^[0-9]{6}$"},message:'must match pattern "^[0-9\
]{6}$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/proof/code",schemaPath:"#/properties/proof/one\
Of/0/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={
instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err13]:vErrors.push(err13),errors++}var _valid0=_errs6===errors;if(_valid0){valid1=!0,passing0=0;var props0=!0}let _errs13=errors;if(data1&&typeof data1=="obje\
ct"&&!Array.isArray(data1)){if(data1.kind===void 0){let err14={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/1/required",keyword:"requ\
ired",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data1.code===
void 0){let err15={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/1/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}for(let key2 in data1)if(!(key2==="kind"||key2==="code")){let err16={
instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data1.kind!==void 0){let data4=data1.kind;if(typeof data4!=
"string"){let err17={instancePath:instancePath+"/proof/kind",schemaPath:"#/properties/proof/oneOf/1/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data4!=="recovery"){let err18={instancePath:instancePath+"/proof/kind",
schemaPath:"#/properties/proof/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue:"recovery"},message:"must be equal to constant"};vErrors===null?
vErrors=[err18]:vErrors.push(err18),errors++}}if(data1.code!==void 0){let data5=data1.code;if(typeof data5=="string"){if(func1(data5)>40){let err19={instancePath:instancePath+
"/proof/code",schemaPath:"#/properties/proof/oneOf/1/properties/code/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 charac\
ters"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(func1(data5)<16){let err20={instancePath:instancePath+"/proof/code",schemaPath:"#/properti\
es/proof/oneOf/1/properties/code/minLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 characters"};vErrors===null?vErrors=[err20]:
vErrors.push(err20),errors++}}else{let err21={instancePath:instancePath+"/proof/code",schemaPath:"#/properties/proof/oneOf/1/properties/code/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}}else{let err22={instancePath:instancePath+"/proof",
schemaPath:"#/properties/proof/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err22]:vErrors.push(err22),
errors++}var _valid0=_errs13===errors;if(_valid0&&valid1)valid1=!1,passing0=[passing0,1];else{_valid0&&(valid1=!0,passing0=1,props0!==!0&&(props0=!0));let _errs20=errors;
if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.kind===void 0){let err23={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/on\
eOf/2/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err23]:vErrors.push(err23),
errors++}if(data1.passkey===void 0){let err24={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/2/required",keyword:"required",params:{missingProperty:"\
passkey"},message:"must have required property 'passkey'"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}for(let key3 in data1)if(!(key3==="kind"||
key3==="passkey")){let err25={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key3},message:"must NOT have additional properties"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}if(data1.kind!==void 0){let data6=data1.
kind;if(typeof data6!="string"){let err26={instancePath:instancePath+"/proof/kind",schemaPath:"#/properties/proof/oneOf/2/properties/kind/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(data6!=="passkey"){let err27={instancePath:instancePath+
"/proof/kind",schemaPath:"#/properties/proof/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue:"passkey"},message:"must be equal to constant"};
vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}if(data1.passkey!==void 0){let data7=data1.passkey;if(data7&&typeof data7=="object"&&!Array.isArray(
data7)){if(data7.id===void 0){let err28={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(data7.clientDataJSON===
void 0){let err29={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/required",keyword:"required",params:{missingProperty:"\
clientDataJSON"},message:"must have required property 'clientDataJSON'"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(data7.authenticatorData===
void 0){let err30={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/required",keyword:"required",params:{missingProperty:"\
authenticatorData"},message:"must have required property 'authenticatorData'"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}if(data7.signature===
void 0){let err31={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/required",keyword:"required",params:{missingProperty:"\
signature"},message:"must have required property 'signature'"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}for(let key4 in data7)if(!(key4==="id"||
key4==="clientDataJSON"||key4==="authenticatorData"||key4==="signature")){let err32={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/o\
neOf/2/properties/passkey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err32]:vErrors.push(err32),errors++}if(data7.id!==void 0){let data8=data7.id;if(typeof data8=="string"){if(func1(data8)>1400){let err33={instancePath:instancePath+
"/proof/passkey/id",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/id/maxLength",keyword:"maxLength",params:{limit:1400},message:"must NOT\
 have more than 1400 characters"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}if(func1(data8)<1){let err34={instancePath:instancePath+"/proof/pa\
sskey/id",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}if(!pattern18.test(data8)){let err35={instancePath:instancePath+"/proof/passkey/i\
d",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match pa\
ttern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}else{let err36={instancePath:instancePath+"/proof/passkey/id",schemaPath:"\
#/properties/proof/oneOf/2/properties/passkey/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err36]:
vErrors.push(err36),errors++}}if(data7.clientDataJSON!==void 0){let data9=data7.clientDataJSON;if(typeof data9=="string"){if(func1(data9)>4e3){let err37={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/clientDataJSON/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}if(func1(data9)<1){let err38={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/clientDataJSON/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(!pattern18.test(data9)){let err39={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/clientDataJSON/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}}else{let err40={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/clientDataJSON/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}}if(data7.authenticatorData!==void 0){let data10=data7.authenticatorData;if(typeof data10==
"string"){if(func1(data10)>4e3){let err41={instancePath:instancePath+"/proof/passkey/authenticatorData",schemaPath:"#/properties/proof/oneOf/2/properties/passke\
y/properties/authenticatorData/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err41]:
vErrors.push(err41),errors++}if(func1(data10)<1){let err42={instancePath:instancePath+"/proof/passkey/authenticatorData",schemaPath:"#/properties/proof/oneOf/2/\
properties/passkey/properties/authenticatorData/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err42]:vErrors.push(err42),errors++}if(!pattern18.test(data10)){let err43={instancePath:instancePath+"/proof/passkey/authenticatorData",schemaPath:"#/p\
roperties/proof/oneOf/2/properties/passkey/properties/authenticatorData/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match patte\
rn "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}else{let err44={instancePath:instancePath+"/proof/passkey/authenticatorData",
schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/authenticatorData/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err44]:vErrors.push(err44),errors++}}if(data7.signature!==void 0){let data11=data7.signature;if(typeof data11=="string"){if(func1(data11)>8e3){let err45={
instancePath:instancePath+"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/signature/maxLength",keyword:"maxLengt\
h",params:{limit:8e3},message:"must NOT have more than 8000 characters"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}if(func1(data11)<1){let err46={
instancePath:instancePath+"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/signature/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}if(!pattern18.test(data11)){let err47={
instancePath:instancePath+"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/signature/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}}else{let err48={instancePath:instancePath+
"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/2/properties/passkey/properties/signature/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}}else{let err49={instancePath:instancePath+"/proof/passkey",schemaPath:"#/propertie\
s/proof/oneOf/2/properties/passkey/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}}}else{
let err50={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err50]:vErrors.push(err50),errors++}var _valid0=_errs20===errors;_valid0&&valid1?(valid1=!1,passing0=[passing0,2]):_valid0&&(valid1=!0,passing0=2,
props0!==!0&&(props0=!0))}if(valid1)errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null);else{let err51={instancePath:instancePath+"/proof",
schemaPath:"#/properties/proof/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=
[err51]:vErrors.push(err51),errors++}}if(data.deviceToken!==void 0){let data12=data.deviceToken;if(typeof data12=="string"){if(func1(data12)>200){let err52={instancePath:instancePath+
"/deviceToken",schemaPath:"#/properties/deviceToken/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err52]:vErrors.push(err52),errors++}if(func1(data12)<20){let err53={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/\
minLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}if(!pattern4.
test(data12)){let err54={instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-\
]{20,200}$"},message:'must match pattern "^[A-Za-z0-9_-]{20,200}$"'};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}}else{let err55={instancePath:instancePath+
"/deviceToken",schemaPath:"#/properties/deviceToken/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err55]:vErrors.
push(err55),errors++}}}else{let err56={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[
err56]:vErrors.push(err56),errors++}return validate34.errors=vErrors,errors===0}validate34.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var finishPasskey_body=validate35,
schema46={type:"object",additionalProperties:!1,required:["name","passkey"],properties:{name:{type:"string",minLength:1,maxLength:60,pattern:"\\S","x-addition":!0},
passkey:{type:"object",additionalProperties:!1,required:["id","clientDataJSON","attestationObject","transports"],properties:{id:{type:"string",minLength:1,maxLength:1400,
pattern:"^[A-Za-z0-9_-]+$","x-addition":!0},clientDataJSON:{type:"string",minLength:1,maxLength:4e3,pattern:"^[A-Za-z0-9_-]+$","x-addition":!0},attestationObject:{
type:"string",minLength:1,maxLength:24e3,pattern:"^[A-Za-z0-9_-]+$","x-addition":!0},transports:{type:"array",maxItems:10,items:{type:"string",enum:["ble","cabl\
e","hybrid","internal","nfc","smart-card","usb"]},"x-addition":!0}},"x-addition":!0}}},pattern23=new RegExp("\\S","u");function validate35(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate35.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.passkey===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passkey"},message:"must have\
 required property 'passkey'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="name"||key0==="passkey")){let err2={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}if(data.name!==void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)>60){let err3={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!pattern23.test(data0)){let err5={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}else{let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.passkey!==void 0){let data1=data.passkey;if(data1&&typeof data1=="object"&&!Array.isArray(
data1)){if(data1.id===void 0){let err7={instancePath:instancePath+"/passkey",schemaPath:"#/properties/passkey/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data1.clientDataJSON===void 0){let err8={instancePath:instancePath+
"/passkey",schemaPath:"#/properties/passkey/required",keyword:"required",params:{missingProperty:"clientDataJSON"},message:"must have required property 'clientD\
ataJSON'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data1.attestationObject===void 0){let err9={instancePath:instancePath+"/passkey",schemaPath:"\
#/properties/passkey/required",keyword:"required",params:{missingProperty:"attestationObject"},message:"must have required property 'attestationObject'"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(data1.transports===void 0){let err10={instancePath:instancePath+"/passkey",schemaPath:"#/properties/passkey/r\
equired",keyword:"required",params:{missingProperty:"transports"},message:"must have required property 'transports'"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}for(let key1 in data1)if(!(key1==="id"||key1==="clientDataJSON"||key1==="attestationObject"||key1==="transports")){let err11={instancePath:instancePath+
"/passkey",schemaPath:"#/properties/passkey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additio\
nal properties"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data1.id!==void 0){let data2=data1.id;if(typeof data2=="string"){if(func1(data2)>
1400){let err12={instancePath:instancePath+"/passkey/id",schemaPath:"#/properties/passkey/properties/id/maxLength",keyword:"maxLength",params:{limit:1400},message:"\
must NOT have more than 1400 characters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(func1(data2)<1){let err13={instancePath:instancePath+"/\
passkey/id",schemaPath:"#/properties/passkey/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(!pattern18.test(data2)){let err14={instancePath:instancePath+"/passkey/id",schemaPath:"#/properties/passkey\
/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++}}else{let err15={instancePath:instancePath+"/passkey/id",schemaPath:"#/properties/passkey/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data1.clientDataJSON!==void 0){let data3=data1.clientDataJSON;
if(typeof data3=="string"){if(func1(data3)>4e3){let err16={instancePath:instancePath+"/passkey/clientDataJSON",schemaPath:"#/properties/passkey/properties/clien\
tDataJSON/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),
errors++}if(func1(data3)<1){let err17={instancePath:instancePath+"/passkey/clientDataJSON",schemaPath:"#/properties/passkey/properties/clientDataJSON/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(!pattern18.
test(data3)){let err18={instancePath:instancePath+"/passkey/clientDataJSON",schemaPath:"#/properties/passkey/properties/clientDataJSON/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={
instancePath:instancePath+"/passkey/clientDataJSON",schemaPath:"#/properties/passkey/properties/clientDataJSON/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data1.attestationObject!==void 0){let data4=data1.attestationObject;if(typeof data4==
"string"){if(func1(data4)>24e3){let err20={instancePath:instancePath+"/passkey/attestationObject",schemaPath:"#/properties/passkey/properties/attestationObject/\
maxLength",keyword:"maxLength",params:{limit:24e3},message:"must NOT have more than 24000 characters"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}
if(func1(data4)<1){let err21={instancePath:instancePath+"/passkey/attestationObject",schemaPath:"#/properties/passkey/properties/attestationObject/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(!pattern18.test(data4)){
let err22={instancePath:instancePath+"/passkey/attestationObject",schemaPath:"#/properties/passkey/properties/attestationObject/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}else{let err23={instancePath:instancePath+
"/passkey/attestationObject",schemaPath:"#/properties/passkey/properties/attestationObject/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data1.transports!==void 0){let data5=data1.transports;if(Array.isArray(data5)){if(data5.length>10){
let err24={instancePath:instancePath+"/passkey/transports",schemaPath:"#/properties/passkey/properties/transports/maxItems",keyword:"maxItems",params:{limit:10},
message:"must NOT have more than 10 items"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}let len0=data5.length;for(let i0=0;i0<len0;i0++){let data6=data5[i0];
if(typeof data6!="string"){let err25={instancePath:instancePath+"/passkey/transports/"+i0,schemaPath:"#/properties/passkey/properties/transports/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}if(!(data6==="ble"||data6==="cable"||data6===
"hybrid"||data6==="internal"||data6==="nfc"||data6==="smart-card"||data6==="usb")){let err26={instancePath:instancePath+"/passkey/transports/"+i0,schemaPath:"#/\
properties/passkey/properties/transports/items/enum",keyword:"enum",params:{allowedValues:schema46.properties.passkey.properties.transports.items.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}}else{let err27={instancePath:instancePath+"/passkey/t\
ransports",schemaPath:"#/properties/passkey/properties/transports/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err27]:
vErrors.push(err27),errors++}}}else{let err28={instancePath:instancePath+"/passkey",schemaPath:"#/properties/passkey/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}}else{let err29={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}return validate35.errors=vErrors,errors===0}validate35.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var confirmAuthenticator_body=validate36;function validate36(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate36.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.code===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="name"||key0==="\
code")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additi\
onal properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.name!==void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)>
60){let err3={instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than \
60 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={instancePath:instancePath+"/name",schemaPath:"#/propertie\
s/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(!pattern23.test(data0)){let err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.code!==void 0){let data1=data.
code;if(typeof data1=="string"){if(!pattern17.test(data1)){let err7={instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{6}$"},message:'must match pattern "^[0-9]{6}$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{
let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}
return validate36.errors=vErrors,errors===0}validate36.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var removeFactor_body=validate37;function validate37(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate37.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!formats2.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",
keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate37.errors=vErrors,errors===0}validate37.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var saveAddress_body=validate38,schema49={type:"obje\
ct",additionalProperties:!1,required:["label","chain","network","address"],"x-messages":{label:"saved_label_wrong",address:"invalid_address"},properties:{label:{
type:"string",minLength:1,maxLength:40,"x-addition":!0},chain:{type:"string",enum:["ethereum","bnb","bitcoin","dogecoin","solana"],"x-addition":!0},network:{type:"\
string",enum:["main","test"],"x-addition":!0},address:{type:"string",minLength:1,maxLength:100,"x-addition":!0}}};function validate38(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate38.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.label===void 0){let err0={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.chain===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chain"},message:"must have required \
property 'chain'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.network===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"network"},message:"must have required property 'network'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.address===
void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"address"},message:"must have required property 'address'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}for(let key0 in data)if(!(key0==="label"||key0==="chain"||key0==="network"||key0==="address")){let err4={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(data.label!==void 0){let data0=data.label;if(typeof data0=="string"){if(func1(data0)>40){let err5={instancePath:instancePath+
"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(func1(data0)<1){let err6={instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}
if(data.chain!==void 0){let data1=data.chain;if(typeof data1!="string"){let err8={instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data1==="ethereum"||data1==="bnb"||data1===
"bitcoin"||data1==="dogecoin"||data1==="solana")){let err9={instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/enum",keyword:"enum",params:{allowedValues:schema49.
properties.chain.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.network!==void 0){
let data2=data.network;if(typeof data2!="string"){let err10={instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(!(data2==="main"||data2==="test")){let err11={instancePath:instancePath+
"/network",schemaPath:"#/properties/network/enum",keyword:"enum",params:{allowedValues:schema49.properties.network.enum},message:"must be equal to one of the al\
lowed values"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.address!==void 0){let data3=data.address;if(typeof data3=="string"){if(func1(
data3)>100){let err12={instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT\
 have more than 100 characters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(func1(data3)<1){let err13={instancePath:instancePath+"/address",
schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err13]:
vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}else{let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}return validate38.errors=vErrors,errors===0}validate38.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var removeSavedAddress_body=validate39;function validate39(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate39.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!formats2.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",
keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate39.errors=vErrors,errors===0}validate39.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var stepUp_body=validate40;function validate40(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate40.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
proof===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"proof"},message:"must have required property 'proof'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="proof"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.proof!==void 0){let data0=data.proof,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.
kind===void 0){let err2={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/0/required",keyword:"required",params:{missingProperty:"kind"},
message:"must have required property 'kind'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.password===void 0){let err3={instancePath:instancePath+
"/proof",schemaPath:"#/properties/proof/oneOf/0/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'password'"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(let key1 in data0)if(!(key1==="kind"||key1==="password")){let err4={instancePath:instancePath+"/pr\
oof",schemaPath:"#/properties/proof/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additio\
nal properties"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.kind!==void 0){let data1=data0.kind;if(typeof data1!="string"){let err5={instancePath:instancePath+
"/proof/kind",schemaPath:"#/properties/proof/oneOf/0/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data1!=="password"){let err6={instancePath:instancePath+"/proof/kind",schemaPath:"#/properties/proof/oneOf/0/properties/ki\
nd/const",keyword:"const",params:{allowedValue:"password"},message:"must be equal to constant"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data0.
password!==void 0){let data2=data0.password;if(typeof data2=="string"){if(func1(data2)>128){let err7={instancePath:instancePath+"/proof/password",schemaPath:"#/\
properties/proof/oneOf/0/properties/password/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(func1(data2)<1){let err8={instancePath:instancePath+"/proof/password",schemaPath:"#/properties/proof/oneOf/0/prope\
rties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}}else{let err9={instancePath:instancePath+"/proof/password",schemaPath:"#/properties/proof/oneOf/0/properties/password/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath:instancePath+"/proof",schemaPath:"#/\
properties/proof/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid0=_errs4===
errors;if(_valid0){valid1=!0,passing0=0;var props0=!0}let _errs11=errors;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.kind===void 0){let err11={
instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/1/required",keyword:"required",params:{missingProperty:"kind"},message:"must have requir\
ed property 'kind'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data0.code===void 0){let err12={instancePath:instancePath+"/proof",schemaPath:"\
#/properties/proof/oneOf/1/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}for(let key2 in data0)if(!(key2==="kind"||key2==="code")){let err13={instancePath:instancePath+"/proof",schemaPath:"#/properties/pr\
oof/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}if(data0.kind!==void 0){let data3=data0.kind;if(typeof data3!="string"){let err14={instancePath:instancePath+"/proo\
f/kind",schemaPath:"#/properties/proof/oneOf/1/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:
vErrors.push(err14),errors++}if(data3!=="code"){let err15={instancePath:instancePath+"/proof/kind",schemaPath:"#/properties/proof/oneOf/1/properties/kind/const",
keyword:"const",params:{allowedValue:"code"},message:"must be equal to constant"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data0.code!==void 0){
let data4=data0.code;if(typeof data4=="string"){if(!pattern17.test(data4)){let err16={instancePath:instancePath+"/proof/code",schemaPath:"#/properties/proof/one\
Of/1/properties/code/pattern",keyword:"pattern",params:{pattern:"^[0-9]{6}$"},message:'must match pattern "^[0-9]{6}$"'};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}}else{let err17={instancePath:instancePath+"/proof/code",schemaPath:"#/properties/proof/oneOf/1/properties/code/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath:instancePath+"/proof",schemaPath:"\
#/properties/proof/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}var _valid0=_errs11===
errors;if(_valid0&&valid1)valid1=!1,passing0=[passing0,1];else{_valid0&&(valid1=!0,passing0=1,props0!==!0&&(props0=!0));let _errs18=errors;if(data0&&typeof data0==
"object"&&!Array.isArray(data0)){if(data0.kind===void 0){let err19={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/2/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(data0.code===
void 0){let err20={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/2/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}for(let key3 in data0)if(!(key3==="kind"||key3==="code")){let err21={
instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(data0.kind!==void 0){let data5=data0.kind;if(typeof data5!=
"string"){let err22={instancePath:instancePath+"/proof/kind",schemaPath:"#/properties/proof/oneOf/2/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(data5!=="recovery"){let err23={instancePath:instancePath+"/proof/kind",
schemaPath:"#/properties/proof/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue:"recovery"},message:"must be equal to constant"};vErrors===null?
vErrors=[err23]:vErrors.push(err23),errors++}}if(data0.code!==void 0){let data6=data0.code;if(typeof data6=="string"){if(func1(data6)>40){let err24={instancePath:instancePath+
"/proof/code",schemaPath:"#/properties/proof/oneOf/2/properties/code/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 charac\
ters"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}if(func1(data6)<16){let err25={instancePath:instancePath+"/proof/code",schemaPath:"#/properti\
es/proof/oneOf/2/properties/code/minLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 characters"};vErrors===null?vErrors=[err25]:
vErrors.push(err25),errors++}}else{let err26={instancePath:instancePath+"/proof/code",schemaPath:"#/properties/proof/oneOf/2/properties/code/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}}else{let err27={instancePath:instancePath+"/proof",
schemaPath:"#/properties/proof/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}var _valid0=_errs18===errors;if(_valid0&&valid1)valid1=!1,passing0=[passing0,2];else{_valid0&&(valid1=!0,passing0=2,props0!==!0&&(props0=!0));let _errs25=errors;
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.kind===void 0){let err28={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/on\
eOf/3/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err28]:vErrors.push(err28),
errors++}if(data0.passkey===void 0){let err29={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/3/required",keyword:"required",params:{missingProperty:"\
passkey"},message:"must have required property 'passkey'"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}for(let key4 in data0)if(!(key4==="kind"||
key4==="passkey")){let err30={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key4},message:"must NOT have additional properties"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}if(data0.kind!==void 0){let data7=data0.
kind;if(typeof data7!="string"){let err31={instancePath:instancePath+"/proof/kind",schemaPath:"#/properties/proof/oneOf/3/properties/kind/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(data7!=="passkey"){let err32={instancePath:instancePath+
"/proof/kind",schemaPath:"#/properties/proof/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue:"passkey"},message:"must be equal to constant"};
vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data0.passkey!==void 0){let data8=data0.passkey;if(data8&&typeof data8=="object"&&!Array.isArray(
data8)){if(data8.id===void 0){let err33={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}if(data8.clientDataJSON===
void 0){let err34={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/required",keyword:"required",params:{missingProperty:"\
clientDataJSON"},message:"must have required property 'clientDataJSON'"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}if(data8.authenticatorData===
void 0){let err35={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/required",keyword:"required",params:{missingProperty:"\
authenticatorData"},message:"must have required property 'authenticatorData'"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}if(data8.signature===
void 0){let err36={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/required",keyword:"required",params:{missingProperty:"\
signature"},message:"must have required property 'signature'"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}for(let key5 in data8)if(!(key5==="id"||
key5==="clientDataJSON"||key5==="authenticatorData"||key5==="signature")){let err37={instancePath:instancePath+"/proof/passkey",schemaPath:"#/properties/proof/o\
neOf/3/properties/passkey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err37]:vErrors.push(err37),errors++}if(data8.id!==void 0){let data9=data8.id;if(typeof data9=="string"){if(func1(data9)>1400){let err38={instancePath:instancePath+
"/proof/passkey/id",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/id/maxLength",keyword:"maxLength",params:{limit:1400},message:"must NOT\
 have more than 1400 characters"};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(func1(data9)<1){let err39={instancePath:instancePath+"/proof/pa\
sskey/id",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}if(!pattern18.test(data9)){let err40={instancePath:instancePath+"/proof/passkey/i\
d",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match pa\
ttern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}}else{let err41={instancePath:instancePath+"/proof/passkey/id",schemaPath:"\
#/properties/proof/oneOf/3/properties/passkey/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err41]:
vErrors.push(err41),errors++}}if(data8.clientDataJSON!==void 0){let data10=data8.clientDataJSON;if(typeof data10=="string"){if(func1(data10)>4e3){let err42={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/clientDataJSON/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}if(func1(data10)<1){let err43={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/clientDataJSON/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}if(!pattern18.test(data10)){let err44={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/clientDataJSON/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={instancePath:instancePath+
"/proof/passkey/clientDataJSON",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/clientDataJSON/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}if(data8.authenticatorData!==void 0){let data11=data8.authenticatorData;if(typeof data11==
"string"){if(func1(data11)>4e3){let err46={instancePath:instancePath+"/proof/passkey/authenticatorData",schemaPath:"#/properties/proof/oneOf/3/properties/passke\
y/properties/authenticatorData/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err46]:
vErrors.push(err46),errors++}if(func1(data11)<1){let err47={instancePath:instancePath+"/proof/passkey/authenticatorData",schemaPath:"#/properties/proof/oneOf/3/\
properties/passkey/properties/authenticatorData/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err47]:vErrors.push(err47),errors++}if(!pattern18.test(data11)){let err48={instancePath:instancePath+"/proof/passkey/authenticatorData",schemaPath:"#/p\
roperties/proof/oneOf/3/properties/passkey/properties/authenticatorData/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]+$"},message:'must match patte\
rn "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}else{let err49={instancePath:instancePath+"/proof/passkey/authenticatorData",
schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/authenticatorData/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err49]:vErrors.push(err49),errors++}}if(data8.signature!==void 0){let data12=data8.signature;if(typeof data12=="string"){if(func1(data12)>8e3){let err50={
instancePath:instancePath+"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/signature/maxLength",keyword:"maxLengt\
h",params:{limit:8e3},message:"must NOT have more than 8000 characters"};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}if(func1(data12)<1){let err51={
instancePath:instancePath+"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/signature/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}if(!pattern18.test(data12)){let err52={
instancePath:instancePath+"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/signature/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}}else{let err53={instancePath:instancePath+
"/proof/passkey/signature",schemaPath:"#/properties/proof/oneOf/3/properties/passkey/properties/signature/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}}}else{let err54={instancePath:instancePath+"/proof/passkey",schemaPath:"#/propertie\
s/proof/oneOf/3/properties/passkey/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}}}else{
let err55={instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err55]:vErrors.push(err55),errors++}var _valid0=_errs25===errors;_valid0&&valid1?(valid1=!1,passing0=[passing0,3]):_valid0&&(valid1=!0,passing0=3,
props0!==!0&&(props0=!0))}}if(valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err56={instancePath:instancePath+"/proof",
schemaPath:"#/properties/proof/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=
[err56]:vErrors.push(err56),errors++}}}else{let err57={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err57]:vErrors.push(err57),errors++}return validate40.errors=vErrors,errors===0}validate40.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var endSessions_body=validate41;function validate41(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate41.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
ids===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ids"},message:"must have required property 'ids'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="ids"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
ids!==void 0){let data0=data.ids,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(typeof data0!="string"){let err2={instancePath:instancePath+"/ids",schemaPath:"\
#/properties/ids/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0!==
"others"){let err3={instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/oneOf/0/const",keyword:"const",params:{allowedValue:"others"},message:"must be\
 equal to constant"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs6=errors;if(Array.
isArray(data0)){if(data0.length>10){let err4={instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/oneOf/1/maxItems",keyword:"maxItems",params:{limit:10},
message:"must NOT have more than 10 items"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.length<1){let err5={instancePath:instancePath+"/i\
ds",schemaPath:"#/properties/ids/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}let len0=data0.length;for(let i0=0;i0<len0;i0++){let data1=data0[i0];if(typeof data1=="string"){if(!formats2.test(data1)){let err6={
instancePath:instancePath+"/ids/"+i0,schemaPath:"#/properties/ids/oneOf/1/items/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid\
"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/ids/"+i0,schemaPath:"#/properties/ids/oneOf/1/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{let err8={instancePath:instancePath+
"/ids",schemaPath:"#/properties/ids/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}var _valid0=_errs6===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs3,vErrors!==null&&(_errs3?
vErrors.length=_errs3:vErrors=null);else{let err9={instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate41.errors=vErrors,errors===0}validate41.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var submitRegistration_body=validate42;var pattern34=new RegExp("^[A-Za-z0-9 -]{4,32}$","u");function validate42(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate42.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.Nid===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
Nid"},message:"must have required property 'Nid'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.country===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"country"},message:"must have required property 'country'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.state===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required \
property 'state'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.address===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"address"},message:"must have required property 'address'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.passportUrl===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passportUrl"},message:"must have required property 'passportU\
rl'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.firstName===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"firstName"},message:"must have required property 'firstName'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.lastName===void 0){
let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.email===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}for(let key0 in data)if(!(key0==="Nid"||key0===
"country"||key0==="state"||key0==="address"||key0==="passportUrl"||key0==="firstName"||key0==="lastName"||key0==="email")){let err8={instancePath,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(data.Nid!==void 0){let data0=data.Nid;if(typeof data0=="string"){if(!pattern34.test(data0)){let err9={instancePath:instancePath+"\
/Nid",schemaPath:"#/properties/Nid/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9 -]{4,32}$"},message:'must match pattern "^[A-Za-z0-9 -]{4,32}$"'};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/Nid",schemaPath:"#/properties/Nid/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.country!==void 0){let data1=data.country;if(typeof data1==
"string"){if(func1(data1)>100){let err11={instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(func1(data1)<2){let err12={instancePath:instancePath+
"/country",schemaPath:"#/properties/country/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.state!==void 0){let data2=data.state;if(typeof data2=="st\
ring"){if(func1(data2)>100){let err14={instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(func1(data2)<1){let err15={instancePath:instancePath+"/s\
tate",schemaPath:"#/properties/state/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(!pattern23.test(data2)){let err16={instancePath:instancePath+"/state",schemaPath:"#/properties/state/pattern",keyword:"pattern",
params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={instancePath:instancePath+
"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),
errors++}}if(data.address!==void 0){let data3=data.address;if(typeof data3=="string"){if(func1(data3)>100){let err18={instancePath:instancePath+"/address",schemaPath:"\
#/properties/address/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err18]:vErrors.
push(err18),errors++}if(func1(data3)<1){let err19={instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(!pattern23.test(data3)){let err20={instancePath:instancePath+
"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err20]:
vErrors.push(err20),errors++}}else{let err21={instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.passportUrl!==void 0){let data4=data.passportUrl;if(typeof data4==
"string"){if(func1(data4)>500){let err22={instancePath:instancePath+"/passportUrl",schemaPath:"#/properties/passportUrl/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(func1(data4)<1){let err23={instancePath:instancePath+
"/passportUrl",schemaPath:"#/properties/passportUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err23]:vErrors.push(err23),errors++}}else{let err24={instancePath:instancePath+"/passportUrl",schemaPath:"#/properties/passportUrl/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.firstName!==void 0){let data5=data.firstName;
if(typeof data5=="string"){if(func1(data5)>100){let err25={instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLeng\
th",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}if(func1(data5)<1){let err26={
instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(!pattern23.test(data5)){let err27={instancePath:instancePath+"/firstName",schemaPath:"\
#/properties/firstName/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}}else{let err28={instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}if(data.lastName!==void 0){let data6=data.lastName;if(typeof data6=="string"){if(func1(data6)>
100){let err29={instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have\
 more than 100 characters"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(func1(data6)<1){let err30={instancePath:instancePath+"/lastName",schemaPath:"\
#/properties/lastName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err30]:vErrors.push(
err30),errors++}if(!pattern23.test(data6)){let err31={instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"'};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}else{let err32={instancePath:instancePath+"/last\
Name",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err32]:vErrors.push(err32),
errors++}}if(data.email!==void 0){let data7=data.email;if(typeof data7=="string"){if(func1(data7)>254){let err33={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err33]:vErrors.push(
err33),errors++}if(!formats0.test(data7)){let err34={instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"\
email"},message:'must match format "email"'};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}else{let err35={instancePath:instancePath+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}}else{let err36={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}return validate42.
errors=vErrors,errors===0}validate42.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var saveProfilePhoto_body=validate43;function validate43(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate43.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
profilePhotoUrl===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"profilePhotoUrl"},message:"must have requir\
ed property 'profilePhotoUrl'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.email===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)
if(!(key0==="profilePhotoUrl"||key0==="email")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.profilePhotoUrl!==void 0){let data0=data.profilePhotoUrl;
if(typeof data0=="string"){if(func1(data0)>500){let err3={instancePath:instancePath+"/profilePhotoUrl",schemaPath:"#/properties/profilePhotoUrl/maxLength",keyword:"\
maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={
instancePath:instancePath+"/profilePhotoUrl",schemaPath:"#/properties/profilePhotoUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/profilePhotoUrl",schemaPath:"#/prop\
erties/profilePhotoUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.
email!==void 0){let data1=data.email;if(typeof data1=="string"){if(func1(data1)>254){let err6={instancePath:instancePath+"/email",schemaPath:"#/properties/email\
/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(!formats0.
test(data1)){let err7={instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match fo\
rmat "email"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate43.errors=vErrors,
errors===0}validate43.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var createDeposit_body=validate44,schema55={type:"object",additionalProperties:!1,required:[
"mode","amount","plan","user"],"x-messages":{mode:"deposit_mode_required",amount:"deposit_fields_wrong",plan:"deposit_fields_wrong",user:"user_missing"},properties:{
mode:{type:"string",enum:["Bitcoin","Etheruem","Xrp","Solana","Usdt(solana)","Bnb","Dodge","Gcash","Ethereum","Usdt","Usdt Erc20","Usdt Trc20"]},amount:{type:["\
string","integer"],pattern:"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$",minimum:0,maximum:999999999999},plan:{type:"string",minLength:1,maxLength:100},user:{type:"s\
tring",format:"uuid"}}},pattern39=new RegExp("^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$","u");function validate44(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate44.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.mode===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
amount===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.plan===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"plan"},message:"must have required property 'plan'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.user===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}for(let key0 in data)if(!(key0==="mode"||key0==="amount"||key0==="plan"||key0==="user")){let err4={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.mode!==void 0){let data0=data.mode;if(typeof data0!="string"){let err5={instancePath:instancePath+"/mode",schemaPath:"#/properties/m\
ode/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!(data0==="Bitcoin"||data0===
"Etheruem"||data0==="Xrp"||data0==="Solana"||data0==="Usdt(solana)"||data0==="Bnb"||data0==="Dodge"||data0==="Gcash"||data0==="Ethereum"||data0==="Usdt"||data0===
"Usdt Erc20"||data0==="Usdt Trc20")){let err6={instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema55.
properties.mode.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.amount!==void 0){
let data1=data.amount;if(typeof data1!="string"&&!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err7={instancePath:instancePath+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:schema55.properties.amount.type},message:"must be string,integer"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}if(typeof data1=="number"){if(data1>999999999999||isNaN(data1)){let err8={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:999999999999},message:"must be <= 999999999999"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data1<0||isNaN(data1)){let err9={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(typeof data1=="string"&&!pattern39.test(data1)){let err10={instancePath:instancePath+
"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"},message:'must match pattern "^(0|\
[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.plan!==void 0){let data2=data.plan;if(typeof data2=="\
string"){if(func1(data2)>100){let err11={instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(func1(data2)<1){let err12={instancePath:instancePath+"/p\
lan",schemaPath:"#/properties/plan/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.user!==void 0){let data3=data.user;if(typeof data3=="string"){if(!formats2.
test(data3)){let err14={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'must match form\
at "uuid"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}}else{let err16={instancePath,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate44.errors=vErrors,
errors===0}validate44.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var listDeposits_body=validate45;function validate45(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate45.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.user===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"m\
ust have required property 'user'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="user"||key0==="cursor"||key0==="\
limit")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.user!==void 0){let data0=data.user;if(typeof data0=="string"){if(!formats2.
test(data0)){let err2={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.cursor!==void 0){let data1=data.cursor;
if(typeof data1=="string"){if(func1(data1)>200){let err4={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}let data2=data.limit;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){
let err7={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data2=="number"){if(data2>200||isNaN(data2)){let err8={instancePath:instancePath+"/limit",schemaPath:"#/pro\
perties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data2<1||isNaN(data2)){let err9={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate45.errors=vErrors,errors===0}validate45.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var createPay_body=validate46,schema57={type:"object",additionalProperties:!1,required:["depositId","paid"],properties:{
depositId:{type:"string",format:"uuid"},paid:{type:"string",enum:["Paid","unPaid"]},date:{type:"string",format:"date-time"},amount:{type:["string","integer"],pattern:"\
^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$",minimum:0,maximum:999999999999},credited:{type:["string","null"],pattern:"^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$","x-additi\
on":!0},type:{type:"string",enum:["Bitcoin","Etheruem","Xrp","Solana","Usdt(solana)","Bnb","Dodge","Gcash","Ethereum","Usdt","Usdt Erc20","Usdt Trc20"]},plan:{type:"\
string",minLength:1,maxLength:100,"x-addition":!0},status:{type:"string",enum:["pending","confirmed","declined"]},address:{type:["string","null"],maxLength:128,
"x-addition":!0},held:{type:["object","null"],additionalProperties:!1,required:["coinAmount","rate","asOf","heldUntil"],properties:{coinAmount:{type:"string",maxLength:40,
pattern:"^[0-9]+([.][0-9]+)?$","x-addition":!0},rate:{type:"string",maxLength:40,pattern:"^[0-9]+([.][0-9]+)?$","x-addition":!0},asOf:{type:"string",format:"dat\
e-time","x-addition":!0},heldUntil:{type:"string",format:"date-time","x-addition":!0}},"x-addition":!0}}},formats34=require_formats().fullFormats["date-time"],pattern42=new RegExp(
"^[0-9]+([.][0-9]+)?$","u");function validate46(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate46.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="obj\
ect"&&!Array.isArray(data)){if(data.depositId===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"depositId"},message:"\
must have required property 'depositId'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.paid===void 0){let err1={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"paid"},message:"must have required property 'paid'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
for(let key0 in data)if(!func8.call(schema57.properties,key0)){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.depositId!==void 0){let data0=data.
depositId;if(typeof data0=="string"){if(!formats2.test(data0)){let err3={instancePath:instancePath+"/depositId",schemaPath:"#/properties/depositId/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+
"/depositId",schemaPath:"#/properties/depositId/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}if(data.paid!==void 0){let data1=data.paid;if(typeof data1!="string"){let err5={instancePath:instancePath+"/paid",schemaPath:"#/properties/paid/\
type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!(data1==="Paid"||data1==="un\
Paid")){let err6={instancePath:instancePath+"/paid",schemaPath:"#/properties/paid/enum",keyword:"enum",params:{allowedValues:schema57.properties.paid.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.date!==void 0){let data2=data.date;if(typeof data2==
"string"){if(!formats34.validate(data2)){let err7={instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/date",schemaPath:"\
#/properties/date/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.amount!==
void 0){let data3=data.amount;if(typeof data3!="string"&&!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3))){let err9={instancePath:instancePath+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:schema57.properties.amount.type},message:"must be string,integer"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}if(typeof data3=="number"){if(data3>999999999999||isNaN(data3)){let err10={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999},message:"must be <= 999999999999"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}
if(data3<0||isNaN(data3)){let err11={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(typeof data3=="string"&&!pattern39.test(data3)){let err12={instancePath:instancePath+
"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"},message:'must match pattern "^(0|\
[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"'};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.credited!==void 0){let data4=data.credited;if(typeof data4!=
"string"&&data4!==null){let err13={instancePath:instancePath+"/credited",schemaPath:"#/properties/credited/type",keyword:"type",params:{type:schema57.properties.
credited.type},message:"must be string,null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(typeof data4=="string"&&!pattern9.test(data4)){let err14={
instancePath:instancePath+"/credited",schemaPath:"#/properties/credited/pattern",keyword:"pattern",params:{pattern:"^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$"},message:'\
must match pattern "^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.type!==void 0){let data5=data.type;
if(typeof data5!="string"){let err15={instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!(data5==="Bitcoin"||data5==="Etheruem"||data5==="Xrp"||data5==="Solana"||data5==="Us\
dt(solana)"||data5==="Bnb"||data5==="Dodge"||data5==="Gcash"||data5==="Ethereum"||data5==="Usdt"||data5==="Usdt Erc20"||data5==="Usdt Trc20")){let err16={instancePath:instancePath+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:schema57.properties.type.enum},message:"must be equal to one of the allowed val\
ues"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.plan!==void 0){let data6=data.plan;if(typeof data6=="string"){if(func1(data6)>100){let err17={
instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 character\
s"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(func1(data6)<1){let err18={instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{
let err19={instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err19]:vErrors.push(err19),errors++}}if(data.status!==void 0){let data7=data.status;if(typeof data7!="string"){let err20={instancePath:instancePath+"/s\
tatus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:vErrors.push(err20),
errors++}if(!(data7==="pending"||data7==="confirmed"||data7==="declined")){let err21={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",
keyword:"enum",params:{allowedValues:schema57.properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err21]:vErrors.
push(err21),errors++}}if(data.address!==void 0){let data8=data.address;if(typeof data8!="string"&&data8!==null){let err22={instancePath:instancePath+"/address",
schemaPath:"#/properties/address/type",keyword:"type",params:{type:schema57.properties.address.type},message:"must be string,null"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}if(typeof data8=="string"&&func1(data8)>128){let err23={instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLe\
ngth",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.
held!==void 0){let data9=data.held;if(!(data9&&typeof data9=="object"&&!Array.isArray(data9))&&data9!==null){let err24={instancePath:instancePath+"/held",schemaPath:"\
#/properties/held/type",keyword:"type",params:{type:schema57.properties.held.type},message:"must be object,null"};vErrors===null?vErrors=[err24]:vErrors.push(err24),
errors++}if(data9&&typeof data9=="object"&&!Array.isArray(data9)){if(data9.coinAmount===void 0){let err25={instancePath:instancePath+"/held",schemaPath:"#/prope\
rties/held/required",keyword:"required",params:{missingProperty:"coinAmount"},message:"must have required property 'coinAmount'"};vErrors===null?vErrors=[err25]:
vErrors.push(err25),errors++}if(data9.rate===void 0){let err26={instancePath:instancePath+"/held",schemaPath:"#/properties/held/required",keyword:"required",params:{
missingProperty:"rate"},message:"must have required property 'rate'"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(data9.asOf===void 0){let err27={
instancePath:instancePath+"/held",schemaPath:"#/properties/held/required",keyword:"required",params:{missingProperty:"asOf"},message:"must have required propert\
y 'asOf'"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(data9.heldUntil===void 0){let err28={instancePath:instancePath+"/held",schemaPath:"#/p\
roperties/held/required",keyword:"required",params:{missingProperty:"heldUntil"},message:"must have required property 'heldUntil'"};vErrors===null?vErrors=[err28]:
vErrors.push(err28),errors++}for(let key1 in data9)if(!(key1==="coinAmount"||key1==="rate"||key1==="asOf"||key1==="heldUntil")){let err29={instancePath:instancePath+
"/held",schemaPath:"#/properties/held/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional pr\
operties"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(data9.coinAmount!==void 0){let data10=data9.coinAmount;if(typeof data10=="string"){if(func1(
data10)>40){let err30={instancePath:instancePath+"/held/coinAmount",schemaPath:"#/properties/held/properties/coinAmount/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}if(!pattern42.test(data10)){let err31={instancePath:instancePath+
"/held/coinAmount",schemaPath:"#/properties/held/properties/coinAmount/pattern",keyword:"pattern",params:{pattern:"^[0-9]+([.][0-9]+)?$"},message:'must match pa\
ttern "^[0-9]+([.][0-9]+)?$"'};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}else{let err32={instancePath:instancePath+"/held/coinAmount",schemaPath:"\
#/properties/held/properties/coinAmount/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err32]:vErrors.push(err32),
errors++}}if(data9.rate!==void 0){let data11=data9.rate;if(typeof data11=="string"){if(func1(data11)>40){let err33={instancePath:instancePath+"/held/rate",schemaPath:"\
#/properties/held/properties/rate/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err33]:
vErrors.push(err33),errors++}if(!pattern42.test(data11)){let err34={instancePath:instancePath+"/held/rate",schemaPath:"#/properties/held/properties/rate/pattern",
keyword:"pattern",params:{pattern:"^[0-9]+([.][0-9]+)?$"},message:'must match pattern "^[0-9]+([.][0-9]+)?$"'};vErrors===null?vErrors=[err34]:vErrors.push(err34),
errors++}}else{let err35={instancePath:instancePath+"/held/rate",schemaPath:"#/properties/held/properties/rate/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}if(data9.asOf!==void 0){let data12=data9.asOf;if(typeof data12=="string"){if(!formats34.
validate(data12)){let err36={instancePath:instancePath+"/held/asOf",schemaPath:"#/properties/held/properties/asOf/format",keyword:"format",params:{format:"date-\
time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}else{let err37={instancePath:instancePath+"/held/as\
Of",schemaPath:"#/properties/held/properties/asOf/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err37]:vErrors.push(
err37),errors++}}if(data9.heldUntil!==void 0){let data13=data9.heldUntil;if(typeof data13=="string"){if(!formats34.validate(data13)){let err38={instancePath:instancePath+
"/held/heldUntil",schemaPath:"#/properties/held/properties/heldUntil/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}}else{let err39={instancePath:instancePath+"/held/heldUntil",schemaPath:"#/properties/held/propertie\
s/heldUntil/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}}}}}else{let err40={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}return validate46.
errors=vErrors,errors===0}validate46.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var holdDepositRate_body=validate47;function validate47(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate47.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
depositId===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"depositId"},message:"must have required property \
'depositId'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="depositId"){let err1={instancePath,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.depositId!==void 0){let data0=data.depositId;if(typeof data0=="string"){if(!formats2.test(data0)){let err2={instancePath:instancePath+
"/depositId",schemaPath:"#/properties/depositId/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/depositId",schemaPath:"#/properties/depositId/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate47.errors=vErrors,errors===0}validate47.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var createWithdraw_body=validate48,schema59={type:"object",additionalProperties:!1,required:["amount","method","user"],"x-messa\
ges":{amount:"withdrawal_fields_missing",method:"withdrawal_fields_missing"},properties:{amount:{type:["string","integer"],pattern:"^(0|[1-9][0-9]{0,11})(\\.[0-9\
]{1,2})?$",minimum:0,maximum:999999999999},method:{type:"string",enum:["bank","bitcoin","etherium","cashapp","zelle"]},user:{type:"string",format:"uuid"},account_name:{
type:["string","null"],maxLength:100},account_number:{type:["string","null"],maxLength:40},bank_name:{type:["string","null"],maxLength:100},bitcoin_address:{type:[
"string","null"],maxLength:100},etherium_address:{type:["string","null"],maxLength:64},cashapp_address:{type:["string","null"],maxLength:60},zelle_address:{type:[
"string","null"],maxLength:254}}};function validate48(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate48.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.amount===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.method===void 0){let err1={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"method"},message:"must have required property 'method'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.user===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'u\
ser'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}for(let key0 in data)if(!func8.call(schema59.properties,key0)){let err3={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(data.amount!==void 0){let data0=data.amount;if(typeof data0!="string"&&!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let err4={
instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:schema59.properties.amount.type},message:"must be string,i\
nteger"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data0=="number"){if(data0>999999999999||isNaN(data0)){let err5={instancePath:instancePath+
"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999},message:"must be <= 999999999999"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(data0<0||isNaN(data0)){let err6={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(typeof data0=="string"&&!pattern39.
test(data0)){let err7={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,11})(\\.[\
0-9]{1,2})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.method!==
void 0){let data1=data.method;if(typeof data1!="string"){let err8={instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data1==="bank"||data1==="bitcoin"||data1==="etherium"||data1===
"cashapp"||data1==="zelle")){let err9={instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:schema59.properties.
method.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.user!==void 0){let data2=data.
user;if(typeof data2=="string"){if(!formats2.test(data2)){let err10={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/user",
schemaPath:"#/properties/user/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}
if(data.account_name!==void 0){let data3=data.account_name;if(typeof data3!="string"&&data3!==null){let err12={instancePath:instancePath+"/account_name",schemaPath:"\
#/properties/account_name/type",keyword:"type",params:{type:schema59.properties.account_name.type},message:"must be string,null"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}if(typeof data3=="string"&&func1(data3)>100){let err13={instancePath:instancePath+"/account_name",schemaPath:"#/properties/account_\
name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}
if(data.account_number!==void 0){let data4=data.account_number;if(typeof data4!="string"&&data4!==null){let err14={instancePath:instancePath+"/account_number",schemaPath:"\
#/properties/account_number/type",keyword:"type",params:{type:schema59.properties.account_number.type},message:"must be string,null"};vErrors===null?vErrors=[err14]:
vErrors.push(err14),errors++}if(typeof data4=="string"&&func1(data4)>40){let err15={instancePath:instancePath+"/account_number",schemaPath:"#/properties/account\
_number/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}
if(data.bank_name!==void 0){let data5=data.bank_name;if(typeof data5!="string"&&data5!==null){let err16={instancePath:instancePath+"/bank_name",schemaPath:"#/pr\
operties/bank_name/type",keyword:"type",params:{type:schema59.properties.bank_name.type},message:"must be string,null"};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}if(typeof data5=="string"&&func1(data5)>100){let err17={instancePath:instancePath+"/bank_name",schemaPath:"#/properties/bank_name/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.bitcoin_address!==
void 0){let data6=data.bitcoin_address;if(typeof data6!="string"&&data6!==null){let err18={instancePath:instancePath+"/bitcoin_address",schemaPath:"#/properties\
/bitcoin_address/type",keyword:"type",params:{type:schema59.properties.bitcoin_address.type},message:"must be string,null"};vErrors===null?vErrors=[err18]:vErrors.
push(err18),errors++}if(typeof data6=="string"&&func1(data6)>100){let err19={instancePath:instancePath+"/bitcoin_address",schemaPath:"#/properties/bitcoin_addre\
ss/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}
if(data.etherium_address!==void 0){let data7=data.etherium_address;if(typeof data7!="string"&&data7!==null){let err20={instancePath:instancePath+"/etherium_addr\
ess",schemaPath:"#/properties/etherium_address/type",keyword:"type",params:{type:schema59.properties.etherium_address.type},message:"must be string,null"};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++}if(typeof data7=="string"&&func1(data7)>64){let err21={instancePath:instancePath+"/etherium_address",schemaPath:"\
#/properties/etherium_address/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};vErrors===null?vErrors=[err21]:vErrors.
push(err21),errors++}}if(data.cashapp_address!==void 0){let data8=data.cashapp_address;if(typeof data8!="string"&&data8!==null){let err22={instancePath:instancePath+
"/cashapp_address",schemaPath:"#/properties/cashapp_address/type",keyword:"type",params:{type:schema59.properties.cashapp_address.type},message:"must be string,\
null"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(typeof data8=="string"&&func1(data8)>60){let err23={instancePath:instancePath+"/cashapp_ad\
dress",schemaPath:"#/properties/cashapp_address/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};vErrors===null?
vErrors=[err23]:vErrors.push(err23),errors++}}if(data.zelle_address!==void 0){let data9=data.zelle_address;if(typeof data9!="string"&&data9!==null){let err24={instancePath:instancePath+
"/zelle_address",schemaPath:"#/properties/zelle_address/type",keyword:"type",params:{type:schema59.properties.zelle_address.type},message:"must be string,null"};
vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}if(typeof data9=="string"&&func1(data9)>254){let err25={instancePath:instancePath+"/zelle_address",schemaPath:"\
#/properties/zelle_address/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}}}else{let err26={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[
err26]:vErrors.push(err26),errors++}return validate48.errors=vErrors,errors===0}validate48.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var listWithdrawals_body=validate49;function validate49(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate49.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.user===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"m\
ust have required property 'user'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="user"||key0==="cursor"||key0==="\
limit")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.user!==void 0){let data0=data.user;if(typeof data0=="string"){if(!formats2.
test(data0)){let err2={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.cursor!==void 0){let data1=data.cursor;
if(typeof data1=="string"){if(func1(data1)>200){let err4={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}let data2=data.limit;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){
let err7={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data2=="number"){if(data2>200||isNaN(data2)){let err8={instancePath:instancePath+"/limit",schemaPath:"#/pro\
perties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data2<1||isNaN(data2)){let err9={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate49.errors=vErrors,errors===0}validate49.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var cancelWithdraw_body=validate50;function validate50(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate50.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"_id"},message:"must have required property '_id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.user===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="_id"||key0==="u\
ser")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data._id!==void 0){let data0=data._id;if(typeof data0=="string"){if(!formats2.test(
data0)){let err3={instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid\
"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.user!==void 0){let data1=data.user;if(typeof data1==
"string"){if(!formats2.test(data1)){let err5={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'\
must match format "uuid"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/user",schemaPath:"#/properties/\
user/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{let err7={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate50.
errors=vErrors,errors===0}validate50.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var transferFunds_body=validate51,schema62={type:"object",additionalProperties:!1,
required:["amount","user"],properties:{amount:{type:["string","integer"],pattern:"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$",minimum:0,maximum:999999999999,"x-addi\
tion":!0},user:{type:"string",format:"uuid","x-addition":!0}}};function validate51(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate51.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.amount===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.user===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}for(let key0 in data)if(!(key0==="amount"||key0==="user")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.amount!==void 0){
let data0=data.amount;if(typeof data0!="string"&&!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let err3={instancePath:instancePath+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:schema62.properties.amount.type},message:"must be string,integer"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}if(typeof data0=="number"){if(data0>999999999999||isNaN(data0)){let err4={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:999999999999},message:"must be <= 999999999999"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data0<0||isNaN(data0)){let err5={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(typeof data0=="string"&&!pattern39.test(data0)){let err6={instancePath:instancePath+
"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"},message:'must match pattern "^(0|\
[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.user!==void 0){let data1=data.user;if(typeof data1=="st\
ring"){if(!formats2.test(data1)){let err7={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'\
must match format "uuid"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/user",schemaPath:"#/properties/\
user/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate51.
errors=vErrors,errors===0}validate51.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var listTrades_body=validate52;function validate52(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate52.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.user===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"m\
ust have required property 'user'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="user"||key0==="cursor"||key0==="\
limit")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.user!==void 0){let data0=data.user;if(typeof data0=="string"){if(!formats2.
test(data0)){let err2={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.cursor!==void 0){let data1=data.cursor;
if(typeof data1=="string"){if(func1(data1)>200){let err4={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}let data2=data.limit;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){
let err7={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data2=="number"){if(data2>200||isNaN(data2)){let err8={instancePath:instancePath+"/limit",schemaPath:"#/pro\
perties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data2<1||isNaN(data2)){let err9={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate52.errors=vErrors,errors===0}validate52.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var requestTrade_body=validate53;function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate53.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
user===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'user'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="user"||key0==="note")){let err1={instancePath,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.user!==void 0){let data0=data.user;if(typeof data0=="string"){if(!formats2.test(data0)){let err2={instancePath:instancePath+"/user",schemaPath:"\
#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{
let err3={instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}if(data.note!==void 0){let data1=data.note;if(typeof data1=="string"){if(func1(data1)>500){let err4={instancePath:instancePath+
"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/\
note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{
let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}
return validate53.errors=vErrors,errors===0}validate53.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var saveToken_body=validate54;function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate54.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
token===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.user===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
user"},message:"must have required property 'user'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="token"||key0===
"user")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.token!==void 0){let data0=data.token;if(typeof data0=="string"){if(func1(data0)>
4096){let err3={instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more\
 than 4096 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={instancePath:instancePath+"/token",schemaPath:"#/\
properties/token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}}else{let err5={instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.user!==void 0){let data1=data.user;if(typeof data1=="string"){if(!formats2.test(data1)){let err6={
instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate54.errors=vErrors,errors===0}validate54.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var deleteToken_body=validate55;var formats58=require_formats().fullFormats.uri;function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.endpoint===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"endpoint"},
message:"must have required property 'endpoint'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="endpoint"){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.endpoint!==void 0){let data0=data.endpoint;if(typeof data0=="string"){if(func1(data0)>2048){let err2={
instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048\
 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){let err3={instancePath:instancePath+"/endpoint",schemaPath:"#/propert\
ies/endpoint/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(!formats58(data0)){let err4={instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/endpoint",schemaPath:"#/properti\
es/endpoint/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate55.
errors=vErrors,errors===0}validate55.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var readNotification_body=validate56;function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate56.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!formats2.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",
keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate56.errors=vErrors,errors===0}validate56.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var createUploadPolicy_body=validate57,schema68={type:"\
object",additionalProperties:!1,required:["purpose","contentType","size"],properties:{purpose:{type:"string",enum:["profile","identity"],"x-addition":!0},contentType:{
type:"string",enum:["image/png","image/jpeg"],"x-addition":!0},size:{type:"integer",minimum:1,maximum:10485760,"x-addition":!0}}};function validate57(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.purpose===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"purpose"},message:"must have required property 'purpose'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.contentType===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contentType"},message:"\
must have required property 'contentType'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.size===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"size"},message:"must have required property 'size'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
for(let key0 in data)if(!(key0==="purpose"||key0==="contentType"||key0==="size")){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.purpose!==
void 0){let data0=data.purpose;if(typeof data0!="string"){let err4={instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!(data0==="profile"||data0==="identity")){let err5={instancePath:instancePath+
"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:schema68.properties.purpose.enum},message:"must be equal to one of the al\
lowed values"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.contentType!==void 0){let data1=data.contentType;if(typeof data1!="string"){let err6={
instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(!(data1==="image/png"||data1==="image/jpeg")){let err7={instancePath:instancePath+"/contentType",schemaPath:"#/pro\
perties/contentType/enum",keyword:"enum",params:{allowedValues:schema68.properties.contentType.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.size!==void 0){let data2=data.size;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){let err8={instancePath:instancePath+
"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(typeof data2=="number"){if(data2>10485760||isNaN(data2)){let err9={instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",
params:{comparison:"<=",limit:10485760},message:"must be <= 10485760"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data2<1||isNaN(data2)){let err10={
instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++}}}}else{let err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate57.errors=vErrors,errors===0}validate57.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var deleteUpload_body=validate58;function validate58(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate58.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
key===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="key"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
key!==void 0){let data0=data.key;if(typeof data0=="string"){if(func1(data0)>500){let err2={instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLeng\
th",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(
data0)<1){let err3={instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate58.errors=vErrors,
errors===0}validate58.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var createQuote_body=validate59,schema70={type:"object",additionalProperties:!1,required:[
"type","asset","chain","network"],properties:{type:{type:"string",enum:["buy","sell"],"x-addition":!0},asset:{type:"string",pattern:"^[A-Z0-9]{2,10}$","x-additi\
on":!0},quantity:{type:"string",pattern:"^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,18})?$","x-addition":!0},amount:{type:["string","integer"],pattern:"^(0|[1-9][0-9]{0,1\
1})(\\.[0-9]{1,2})?$",minimum:0,maximum:999999999999,"x-addition":!0},chain:{type:"string",pattern:"^[a-z0-9-]{2,32}$","x-addition":!0},network:{type:"string",enum:[
"main","test"],"x-addition":!0}}},pattern46=new RegExp("^[A-Z0-9]{2,10}$","u"),pattern47=new RegExp("^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,18})?$","u"),pattern49=new RegExp(
"^[a-z0-9-]{2,32}$","u");function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="obj\
ect"&&!Array.isArray(data)){if(data.type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"mu\
st have required property 'type'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.asset===void 0){let err1={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"asset"},message:"must have required property 'asset'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.chain===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chain"},message:"must have required property \
'chain'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.network===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"network"},message:"must have required property 'network'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(let key0 in data)
if(!(key0==="type"||key0==="asset"||key0==="quantity"||key0==="amount"||key0==="chain"||key0==="network")){let err4={instancePath,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}if(data.type!==void 0){let data0=data.type;if(typeof data0!="string"){let err5={instancePath:instancePath+"/type",schemaPath:"#/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!(data0==="buy"||data0==="sell")){
let err6={instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:schema70.properties.type.enum},message:"mus\
t be equal to one of the allowed values"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.asset!==void 0){let data1=data.asset;if(typeof data1==
"string"){if(!pattern46.test(data1)){let err7={instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z0-9]{2,10}$"},message:'must match pattern "^[A-Z0-9]{2,10}$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+
"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}
if(data.quantity!==void 0){let data2=data.quantity;if(typeof data2=="string"){if(!pattern47.test(data2)){let err9={instancePath:instancePath+"/quantity",schemaPath:"\
#/properties/quantity/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,18})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,17})(\\\
.[0-9]{1,18})?$"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/quantity",schemaPath:"#/properties/qua\
ntity/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.amount!==void 0){
let data3=data.amount;if(typeof data3!="string"&&!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3))){let err11={instancePath:instancePath+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:schema70.properties.amount.type},message:"must be string,integer"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}if(typeof data3=="number"){if(data3>999999999999||isNaN(data3)){let err12={instancePath:instancePath+"/amount",schemaPath:"#/properties/amo\
unt/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999},message:"must be <= 999999999999"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}if(data3<0||isNaN(data3)){let err13={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(typeof data3=="string"&&!pattern39.test(data3)){let err14={
instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"},message:'\
must match pattern "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.chain!==void 0){let data4=data.
chain;if(typeof data4=="string"){if(!pattern49.test(data4)){let err15={instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/pattern",keyword:"patte\
rn",params:{pattern:"^[a-z0-9-]{2,32}$"},message:'must match pattern "^[a-z0-9-]{2,32}$"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={
instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err16]:vErrors.push(err16),errors++}}if(data.network!==void 0){let data5=data.network;if(typeof data5!="string"){let err17={instancePath:instancePath+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}
if(!(data5==="main"||data5==="test")){let err18={instancePath:instancePath+"/network",schemaPath:"#/properties/network/enum",keyword:"enum",params:{allowedValues:schema70.
properties.network.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}else{let err19={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate59.
errors=vErrors,errors===0}validate59.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var createOrder_body=validate60,schema71={type:"object",additionalProperties:!1,
required:["type","asset","quantity","chain","network"],properties:{type:{type:"string",enum:["buy","sell","send"],"x-addition":!0},asset:{type:"string",pattern:"\
^[A-Z0-9]{2,10}$","x-addition":!0},quantity:{type:"string",pattern:"^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,18})?$","x-addition":!0},chain:{type:"string",pattern:"^[a-\
z0-9-]{2,32}$","x-addition":!0},network:{type:"string",enum:["main","test"],"x-addition":!0},address:{type:["string","null"],maxLength:128,"x-addition":!0},quote:{
type:["string","null"],format:"uuid","x-addition":!0}}};function validate60(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.asset===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"asset"},message:"must have required property 'asset'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.quantity===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"quantity"},message:"must have req\
uired property 'quantity'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.chain===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"chain"},message:"must have required property 'chain'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.network===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"network"},message:"must have required property 'network'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}for(let key0 in data)if(!(key0==="type"||key0==="asset"||key0==="quantity"||key0==="chain"||key0==="network"||key0===
"address"||key0==="quote")){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.type!==void 0){let data0=data.type;if(typeof data0!="str\
ing"){let err6={instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(!(data0==="buy"||data0==="sell"||data0==="send")){let err7={instancePath:instancePath+"/type",schemaPath:"#/p\
roperties/type/enum",keyword:"enum",params:{allowedValues:schema71.properties.type.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}}if(data.asset!==void 0){let data1=data.asset;if(typeof data1=="string"){if(!pattern46.test(data1)){let err8={instancePath:instancePath+
"/asset",schemaPath:"#/properties/asset/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{2,10}$"},message:'must match pattern "^[A-Z0-9]{2,10}$"'};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.quantity!==void 0){let data2=data.quantity;if(typeof data2==
"string"){if(!pattern47.test(data2)){let err10={instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/pattern",keyword:"pattern",params:{pattern:"\
^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,18})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,18})?$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}}else{let err11={instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.chain!==void 0){let data3=data.chain;if(typeof data3=="string"){if(!pattern49.test(
data3)){let err12={instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]{2,32}$"},message:'mu\
st match pattern "^[a-z0-9-]{2,32}$"'};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/chain",schemaPath:"\
#/properties/chain/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.network!==
void 0){let data4=data.network;if(typeof data4!="string"){let err14={instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(!(data4==="main"||data4==="test")){let err15={instancePath:instancePath+
"/network",schemaPath:"#/properties/network/enum",keyword:"enum",params:{allowedValues:schema71.properties.network.enum},message:"must be equal to one of the al\
lowed values"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.address!==void 0){let data5=data.address;if(typeof data5!="string"&&data5!==
null){let err16={instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:schema71.properties.address.type},message:"\
must be string,null"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(typeof data5=="string"&&func1(data5)>128){let err17={instancePath:instancePath+
"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}}if(data.quote!==void 0){let data6=data.quote;if(typeof data6!="string"&&data6!==null){let err18={instancePath:instancePath+
"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:schema71.properties.quote.type},message:"must be string,null"};vErrors===null?vErrors=
[err18]:vErrors.push(err18),errors++}if(typeof data6=="string"&&!formats2.test(data6)){let err19={instancePath:instancePath+"/quote",schemaPath:"#/properties/qu\
ote/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}}else{let err20={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}return validate60.
errors=vErrors,errors===0}validate60.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var findOrder_body=validate61;var pattern53=new RegExp("^[!-~]+$","u");function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.attempt===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempt"},message:"\
must have required property 'attempt'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="attempt"){let err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}if(data.attempt!==void 0){let data0=data.attempt;if(typeof data0=="string"){if(func1(data0)>255){let err2={instancePath:instancePath+
"/attempt",schemaPath:"#/properties/attempt/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(func1(data0)<8){let err3={instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minLength",keyword:"minLen\
gth",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(!pattern53.test(data0)){let err4={
instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]\
+$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate61.errors=vErrors,errors===
0}validate61.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var callNetwork_body=validate62,schema73={type:"object",additionalProperties:!1,required:["met\
hod","params"],properties:{method:{type:"string",enum:["eth_blockNumber","eth_call","eth_chainId","eth_estimateGas","eth_feeHistory","eth_gasPrice","eth_getBala\
nce","eth_getBlockByNumber","eth_getCode","eth_getLogs","eth_getTransactionByHash","eth_getTransactionCount","eth_getTransactionReceipt","eth_maxPriorityFeePerG\
as","eth_sendRawTransaction","address_transactions","address_utxos","broadcast","fee_estimates","tip_height","transaction","transaction_hex","getAccountInfo","g\
etBalance","getBlockHeight","getLatestBlockhash","getMinimumBalanceForRentExemption","getRecentPrioritizationFees","getSignatureStatuses","getSignaturesForAddre\
ss","getTokenAccountBalance","sendTransaction","simulateTransaction"],"x-addition":!0},params:{type:"array",maxItems:4,items:{type:["string","number","boolean",
"object","array","null"],maxLength:4e4,maxItems:100,items:{type:["string","number"],maxLength:200}},"x-addition":!0}}};function validate62(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.method===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required property 'method'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.params===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"params"},message:"must h\
ave required property 'params'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="method"||key0==="params")){let err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.method!==void 0){let data0=data.method;if(typeof data0!="string"){let err3={instancePath:instancePath+
"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(!(data0==="eth_blockNumber"||data0==="eth_call"||data0==="eth_chainId"||data0==="eth_estimateGas"||data0==="eth_feeHistory"||data0==="eth_gasPrice"||
data0==="eth_getBalance"||data0==="eth_getBlockByNumber"||data0==="eth_getCode"||data0==="eth_getLogs"||data0==="eth_getTransactionByHash"||data0==="eth_getTran\
sactionCount"||data0==="eth_getTransactionReceipt"||data0==="eth_maxPriorityFeePerGas"||data0==="eth_sendRawTransaction"||data0==="address_transactions"||data0===
"address_utxos"||data0==="broadcast"||data0==="fee_estimates"||data0==="tip_height"||data0==="transaction"||data0==="transaction_hex"||data0==="getAccountInfo"||
data0==="getBalance"||data0==="getBlockHeight"||data0==="getLatestBlockhash"||data0==="getMinimumBalanceForRentExemption"||data0==="getRecentPrioritizationFees"||
data0==="getSignatureStatuses"||data0==="getSignaturesForAddress"||data0==="getTokenAccountBalance"||data0==="sendTransaction"||data0==="simulateTransaction")){
let err4={instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:schema73.properties.method.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.params!==void 0){let data1=data.params;if(Array.
isArray(data1)){if(data1.length>4){let err5={instancePath:instancePath+"/params",schemaPath:"#/properties/params/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0];
if(typeof data2!="object"&&typeof data2!="string"&&typeof data2!="number"&&typeof data2!="boolean"){let err6={instancePath:instancePath+"/params/"+i0,schemaPath:"\
#/properties/params/items/type",keyword:"type",params:{type:schema73.properties.params.items.type},message:"must be string,number,boolean,object,array,null"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(typeof data2=="string"&&func1(data2)>4e4){let err7={instancePath:instancePath+"/params/"+i0,schemaPath:"#/pro\
perties/params/items/maxLength",keyword:"maxLength",params:{limit:4e4},message:"must NOT have more than 40000 characters"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(Array.isArray(data2)){if(data2.length>100){let err8={instancePath:instancePath+"/params/"+i0,schemaPath:"#/properties/params/items/maxIte\
ms",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}let len1=data2.
length;for(let i1=0;i1<len1;i1++){let data3=data2[i1];if(typeof data3!="string"&&typeof data3!="number"){let err9={instancePath:instancePath+"/params/"+i0+"/"+i1,
schemaPath:"#/properties/params/items/items/type",keyword:"type",params:{type:schema73.properties.params.items.items.type},message:"must be string,number"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(typeof data3=="string"&&func1(data3)>200){let err10={instancePath:instancePath+"/params/"+i0+"/"+i1,schemaPath:"\
#/properties/params/items/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}}}}}else{let err11={instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate62.errors=vErrors,errors===0}validate62.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var listOrders_body=validate63;function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate63.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.user===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"m\
ust have required property 'user'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(!(key0==="user"||key0==="cursor"||key0==="\
limit")){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.user!==void 0){let data0=data.user;if(typeof data0=="string"){if(!formats2.
test(data0)){let err2={instancePath:instancePath+"/user",schemaPath:"#/properties/user/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.cursor!==void 0){let data1=data.cursor;
if(typeof data1=="string"){if(func1(data1)>200){let err4={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}let data2=data.limit;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2))){
let err7={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data2=="number"){if(data2>200||isNaN(data2)){let err8={instancePath:instancePath+"/limit",schemaPath:"#/pro\
perties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
if(data2<1||isNaN(data2)){let err9={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate63.errors=vErrors,errors===0}validate63.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var getTestCoins_body=validate64,schema75={type:"object",additionalProperties:!1,required:["chain","address"],properties:{
chain:{type:"string",enum:["ethereum","bnb","bitcoin","dogecoin","solana"],"x-addition":!0},address:{type:"string",minLength:1,maxLength:128,"x-addition":!0}}};
function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate64.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
chain===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chain"},message:"must have required property 'chain'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.address===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
address"},message:"must have required property 'address'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="chain"||key0===
"address")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have ad\
ditional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.chain!==void 0){let data0=data.chain;if(typeof data0!="string"){let err3={
instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}if(!(data0==="ethereum"||data0==="bnb"||data0==="bitcoin"||data0==="dogecoin"||data0==="solana")){let err4={instancePath:instancePath+
"/chain",schemaPath:"#/properties/chain/enum",keyword:"enum",params:{allowedValues:schema75.properties.chain.enum},message:"must be equal to one of the allowed \
values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.address!==void 0){let data1=data.address;if(typeof data1=="string"){if(func1(data1)>
128){let err5={instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have mo\
re than 128 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+"/address",schemaPath:"\
#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}}else{let err7={instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate64.errors=vErrors,errors===0}validate64.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var runDemoCommand_body=validate65,schema76={type:"object",additionalProperties:!1,required:["command","input"],properties:{command:{type:"stri\
ng",enum:["deposits confirm","deposits decline","withdrawals start","withdrawals complete","withdrawals return","withdrawals reject","kyc show","kyc approve","k\
yc reject","users restore","users enable-wallet","trades add","notify"],"x-addition":!0},input:{type:"object",additionalProperties:!1,properties:{id:{type:"stri\
ng",maxLength:36,"x-addition":!0},who:{type:"string",maxLength:254,"x-addition":!0},reason:{type:"string",maxLength:300,"x-addition":!0},reference:{type:"string",
maxLength:120,"x-addition":!0},registration:{type:"string",maxLength:36,"x-addition":!0},pair:{type:"string",maxLength:40,"x-addition":!0},profit:{type:"string",
maxLength:17,"x-addition":!0},loss:{type:"string",maxLength:17,"x-addition":!0},date:{type:"string",maxLength:30,"x-addition":!0},title:{type:"string",maxLength:120,
"x-addition":!0},message:{type:"string",maxLength:500,"x-addition":!0}},"x-addition":!0}}};function validate65(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.command===void 0){let err0={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.input===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property \
'input'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0==="command"||key0==="input")){let err2={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data.command!==void 0){let data0=data.command;if(typeof data0!="string"){let err3={instancePath:instancePath+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(!(data0===
"deposits confirm"||data0==="deposits decline"||data0==="withdrawals start"||data0==="withdrawals complete"||data0==="withdrawals return"||data0==="withdrawals \
reject"||data0==="kyc show"||data0==="kyc approve"||data0==="kyc reject"||data0==="users restore"||data0==="users enable-wallet"||data0==="trades add"||data0===
"notify")){let err4={instancePath:instancePath+"/command",schemaPath:"#/properties/command/enum",keyword:"enum",params:{allowedValues:schema76.properties.command.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.input!==void 0){let data1=data.input;
if(data1&&typeof data1=="object"&&!Array.isArray(data1)){for(let key1 in data1)if(!func8.call(schema76.properties.input.properties,key1)){let err5={instancePath:instancePath+
"/input",schemaPath:"#/properties/input/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional \
properties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data1.id!==void 0){let data2=data1.id;if(typeof data2=="string"){if(func1(data2)>36){let err6={
instancePath:instancePath+"/input/id",schemaPath:"#/properties/input/properties/id/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more \
than 36 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/input/id",schemaPath:"#/properties/in\
put/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data1.who!==
void 0){let data3=data1.who;if(typeof data3=="string"){if(func1(data3)>254){let err8={instancePath:instancePath+"/input/who",schemaPath:"#/properties/input/prop\
erties/who/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}}else{let err9={instancePath:instancePath+"/input/who",schemaPath:"#/properties/input/properties/who/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data1.reason!==void 0){let data4=data1.reason;if(typeof data4=="string"){if(func1(
data4)>300){let err10={instancePath:instancePath+"/input/reason",schemaPath:"#/properties/input/properties/reason/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/input\
/reason",schemaPath:"#/properties/input/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}}if(data1.reference!==void 0){let data5=data1.reference;if(typeof data5=="string"){if(func1(data5)>120){let err12={instancePath:instancePath+
"/input/reference",schemaPath:"#/properties/input/properties/reference/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 ch\
aracters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/input/reference",schemaPath:"#/properties/in\
put/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data1.
registration!==void 0){let data6=data1.registration;if(typeof data6=="string"){if(func1(data6)>36){let err14={instancePath:instancePath+"/input/registration",schemaPath:"\
#/properties/input/properties/registration/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};vErrors===null?vErrors=
[err14]:vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+"/input/registration",schemaPath:"#/properties/input/properties/registration/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data1.pair!==void 0){let data7=data1.
pair;if(typeof data7=="string"){if(func1(data7)>40){let err16={instancePath:instancePath+"/input/pair",schemaPath:"#/properties/input/properties/pair/maxLength",
keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={
instancePath:instancePath+"/input/pair",schemaPath:"#/properties/input/properties/pair/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data1.profit!==void 0){let data8=data1.profit;if(typeof data8=="string"){if(func1(data8)>17){let err18={instancePath:instancePath+
"/input/profit",schemaPath:"#/properties/input/properties/profit/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT have more than 17 characters"};
vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={instancePath:instancePath+"/input/profit",schemaPath:"#/properties/input/properties\
/profit/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data1.loss!==void 0){
let data9=data1.loss;if(typeof data9=="string"){if(func1(data9)>17){let err20={instancePath:instancePath+"/input/loss",schemaPath:"#/properties/input/properties\
/loss/maxLength",keyword:"maxLength",params:{limit:17},message:"must NOT have more than 17 characters"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{
let err21={instancePath:instancePath+"/input/loss",schemaPath:"#/properties/input/properties/loss/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data1.date!==void 0){let data10=data1.date;if(typeof data10=="string"){if(func1(data10)>
30){let err22={instancePath:instancePath+"/input/date",schemaPath:"#/properties/input/properties/date/maxLength",keyword:"maxLength",params:{limit:30},message:"\
must NOT have more than 30 characters"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}else{let err23={instancePath:instancePath+"/input/date",schemaPath:"\
#/properties/input/properties/date/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}
if(data1.title!==void 0){let data11=data1.title;if(typeof data11=="string"){if(func1(data11)>120){let err24={instancePath:instancePath+"/input/title",schemaPath:"\
#/properties/input/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};vErrors===null?vErrors=[
err24]:vErrors.push(err24),errors++}}else{let err25={instancePath:instancePath+"/input/title",schemaPath:"#/properties/input/properties/title/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data1.message!==void 0){let data12=data1.message;
if(typeof data12=="string"){if(func1(data12)>500){let err26={instancePath:instancePath+"/input/message",schemaPath:"#/properties/input/properties/message/maxLen\
gth",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}else{
let err27={instancePath:instancePath+"/input/message",schemaPath:"#/properties/input/properties/message/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}}else{let err28={instancePath:instancePath+"/input",schemaPath:"#/properties/input/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}}else{let err29={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}return validate65.errors=vErrors,
errors===0}validate65.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var passDemoTime_body=validate66;function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate66.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
hours===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hours"},message:"must have required property 'hours'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}for(let key0 in data)if(key0!=="hours"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.hours!==void 0){let data0=data.hours;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0))){let err2={instancePath:instancePath+"/hours",schemaPath:"#\
/properties/hours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data0==
"number"){if(data0>720||isNaN(data0)){let err3={instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:720},message:"must be <= 720"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0<1||isNaN(data0)){let err4={instancePath:instancePath+
"/hours",schemaPath:"#/properties/hours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}return validate66.errors=vErrors,errors===0}validate66.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var moveDemoPrice_body=validate67;var pattern54=new RegExp("^[a-z0-9.-]+$","u");function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.coin===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coin"},message:"\
must have required property 'coin'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.percent===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"percent"},message:"must have required property 'percent'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}for(let key0 in data)if(!(key0==="coin"||key0==="percent")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.coin!==void 0){let data0=data.
coin;if(typeof data0=="string"){if(func1(data0)>100){let err3={instancePath:instancePath+"/coin",schemaPath:"#/properties/coin/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(data0)<1){let err4={instancePath:instancePath+
"/coin",schemaPath:"#/properties/coin/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(!pattern54.test(data0)){let err5={instancePath:instancePath+"/coin",schemaPath:"#/properties/coin/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9.-]+$"},message:'must match pattern "^[a-z0-9.-]+$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+
"/coin",schemaPath:"#/properties/coin/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}
if(data.percent!==void 0){let data1=data.percent;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let err7={instancePath:instancePath+"/percent",schemaPath:"\
#/properties/percent/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data1==
"number"){if(data1>100||isNaN(data1)){let err8={instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100},message:"must be <= 100"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data1<-50||isNaN(data1)){let err9={instancePath:instancePath+
"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison:">=",limit:-50},message:"must be >= -50"};vErrors===null?vErrors=[err9]:
vErrors.push(err9),errors++}}}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}return validate67.errors=vErrors,errors===0}validate67.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var streamEvents_headers=validate202;var func12=require_ucs2length().default;function validate202(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data["last-event-id"]!==void 0){let data0=data["last-event-id"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;
if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/\
last-event-id",schemaPath:"#/properties/last-event-id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data["last-event-id"]=coerced0))}if(typeof data0=="string"&&func12(data0)>100){let err1={
instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more \
than 100 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate202.errors=vErrors,errors===0}validate202.evaluated={
props:{"last-event-id":!0},dynamicProps:!1,dynamicItems:!1};var submitRegistration_headers=validate212;var pattern43=new RegExp("^[!-~]+$","u");function validate212(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate212.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data["idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;
if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/\
idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data["idempotency-key"]=coerced0))}if(typeof data0=="string"){if(func12(data0)>255){let err1={
instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have m\
ore than 255 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<8){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"\
#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(!pattern43.test(data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate212.
errors=vErrors,errors===0}validate212.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var createDeposit_headers=validate222;function validate222(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate222.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/idempotency-key",schemaPath:"#/prop\
erties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==
void 0&&(data0=coerced0,data!==void 0&&(data["idempotency-key"]=coerced0))}if(typeof data0=="string"){if(func12(data0)>255){let err1={instancePath:instancePath+
"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<8){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/id\
empotency-key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!pattern43.test(data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate222.errors=vErrors,
errors===0}validate222.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var createPay_headers=validate232;function validate232(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate232.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/idempotency-key",schemaPath:"#/prop\
erties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==
void 0&&(data0=coerced0,data!==void 0&&(data["idempotency-key"]=coerced0))}if(typeof data0=="string"){if(func12(data0)>255){let err1={instancePath:instancePath+
"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<8){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/id\
empotency-key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!pattern43.test(data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate232.errors=vErrors,
errors===0}validate232.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var createWithdraw_headers=validate242;function validate242(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate242.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/idempotency-key",schemaPath:"#/prop\
erties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==
void 0&&(data0=coerced0,data!==void 0&&(data["idempotency-key"]=coerced0))}if(typeof data0=="string"){if(func12(data0)>255){let err1={instancePath:instancePath+
"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<8){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/id\
empotency-key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!pattern43.test(data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate242.errors=vErrors,
errors===0}validate242.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var cancelWithdraw_headers=validate252;function validate252(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate252.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/idempotency-key",schemaPath:"#/prop\
erties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==
void 0&&(data0=coerced0,data!==void 0&&(data["idempotency-key"]=coerced0))}if(typeof data0=="string"){if(func12(data0)>255){let err1={instancePath:instancePath+
"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<8){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/id\
empotency-key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!pattern43.test(data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate252.errors=vErrors,
errors===0}validate252.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var listPackages_headers=validate262;function validate262(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate262.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
if-none-match"]!==void 0){let data0=data["if-none-match"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="num\
ber"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/if-none-match",schemaPath:"#/properties\
/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data["if-none-match"]=coerced0))}if(typeof data0=="string"&&func12(data0)>200){let err1={instancePath:instancePath+"/if-none-mat\
ch",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate262.errors=vErrors,errors===0}validate262.evaluated={props:{"if-none-match":!0},dynamicProps:!1,dynamicItems:!1};
var getInvestment_params=validate272;var formats02=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function validate272(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate272.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0){let data0=data.
id;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===
null)coerced0="";else{let err1={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.id=coerced0))}if(typeof data0=="string"&&!formats02.
test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "u\
uid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate272.errors=vErrors,errors===0}validate272.evaluated={props:{id:!0},dynamicProps:!1,
dynamicItems:!1};var listHandlers_params=validate282;function validate282(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate282.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===
void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err1={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data.id=coerced0))}if(typeof data0=="string"&&!formats02.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/pr\
operties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
return validate282.errors=vErrors,errors===0}validate282.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var transferFunds_headers=validate292;function validate292(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate292.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/idempotency-key",schemaPath:"#/prop\
erties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==
void 0&&(data0=coerced0,data!==void 0&&(data["idempotency-key"]=coerced0))}if(typeof data0=="string"){if(func12(data0)>255){let err1={instancePath:instancePath+
"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<8){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/id\
empotency-key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!pattern43.test(data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate292.errors=vErrors,
errors===0}validate292.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var listMarkets_query=validate302,schema41={type:"object",properties:{
vs_currency:{type:"string",enum:["usd"]},ids:{type:"string",maxLength:2e3,pattern:"^[a-z0-9._-]+(,[a-z0-9._-]+)*$"},order:{type:"string",enum:["market_cap_desc",
"market_cap_asc","volume_desc","volume_asc","id_asc","id_desc"],default:"market_cap_desc"},page:{type:"integer",minimum:1,maximum:1e3,default:1},per_page:{type:"\
integer",minimum:1,maximum:250,default:100},sparkline:{type:"boolean",default:!1},price_change_percentage:{type:"string",maxLength:60,pattern:"^(1h|24h|7d|14d|3\
0d|200d|1y)(,(1h|24h|7d|14d|30d|200d|1y))*$"}},required:["vs_currency"]},pattern102=new RegExp("^[a-z0-9._-]+(,[a-z0-9._-]+)*$","u"),pattern112=new RegExp("^(1h\
|24h|7d|14d|30d|200d|1y)(,(1h|24h|7d|14d|30d|200d|1y))*$","u");function validate302(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate302.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.order===void 0&&(data.order="market_cap_desc"),data.page===void 0&&(data.page=1),data.per_page===void 0&&
(data.per_page=100),data.sparkline===void 0&&(data.sparkline=!1),data.vs_currency===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"vs_currency"},message:"must have required property 'vs_currency'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.vs_currency!==
void 0){let data0=data.vs_currency;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boole\
an")coerced0=""+data0;else if(data0===null)coerced0="";else{let err1={instancePath:instancePath+"/vs_currency",schemaPath:"#/properties/vs_currency/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&
(data.vs_currency=coerced0))}if(data0!=="usd"){let err2={instancePath:instancePath+"/vs_currency",schemaPath:"#/properties/vs_currency/enum",keyword:"enum",params:{
allowedValues:schema41.properties.vs_currency.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
if(data.ids!==void 0){let data1=data.ids;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1==
"boolean")coerced1=""+data1;else if(data1===null)coerced1="";else{let err3={instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.ids=coerced1))}
if(typeof data1=="string"){if(func12(data1)>2e3){let err4={instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!pattern102.test(data1)){let err5={instancePath:instancePath+
"/ids",schemaPath:"#/properties/ids/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9._-]+(,[a-z0-9._-]+)*$"},message:'must match pattern "^[a-z0-9._-]+(,[a-\
z0-9._-]+)*$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}let data2=data.order;if(typeof data2!="string"){let dataType2=typeof data2,coerced2;
if(coerced2===void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=""+data2;else if(data2===null)coerced2="";else{let err6={instancePath:instancePath+"/\
order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
coerced2!==void 0&&(data2=coerced2,data!==void 0&&(data.order=coerced2))}if(!(data2==="market_cap_desc"||data2==="market_cap_asc"||data2==="volume_desc"||data2===
"volume_asc"||data2==="id_asc"||data2==="id_desc")){let err7={instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues:schema41.
properties.order.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}let data3=data.page;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3))){let dataType3=typeof data3,coerced3;if(coerced3===void 0)if(dataType3==="boolean"||data3===null||dataType3==="string"&&data3&&
data3==+data3&&!(data3%1))coerced3=+data3;else{let err8={instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}coerced3!==void 0&&(data3=coerced3,data!==void 0&&(data.page=coerced3))}
if(typeof data3=="number"){if(data3>1e3||isNaN(data3)){let err9={instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data3<1||isNaN(data3)){let err10={instancePath:instancePath+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}let data4=data.per_page;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4))){let dataType4=typeof data4,coerced4;if(coerced4===void 0)
if(dataType4==="boolean"||data4===null||dataType4==="string"&&data4&&data4==+data4&&!(data4%1))coerced4=+data4;else{let err11={instancePath:instancePath+"/per_p\
age",schemaPath:"#/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}coerced4!==void 0&&(data4=coerced4,data!==void 0&&(data.per_page=coerced4))}if(typeof data4=="number"){if(data4>250||isNaN(data4)){let err12={instancePath:instancePath+
"/per_page",schemaPath:"#/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:250},message:"must be <= 250"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}if(data4<1||isNaN(data4)){let err13={instancePath:instancePath+"/per_page",schemaPath:"#/properties/per_page/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}let data5=data.sparkline;if(typeof data5!=
"boolean"){let coerced5;if(coerced5===void 0)if(data5==="false"||data5===0||data5===null)coerced5=!1;else if(data5==="true"||data5===1)coerced5=!0;else{let err14={
instancePath:instancePath+"/sparkline",schemaPath:"#/properties/sparkline/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}coerced5!==void 0&&(data5=coerced5,data!==void 0&&(data.sparkline=coerced5))}if(data.price_change_percentage!==void 0){
let data6=data.price_change_percentage;if(typeof data6!="string"){let dataType6=typeof data6,coerced6;if(coerced6===void 0)if(dataType6=="number"||dataType6=="b\
oolean")coerced6=""+data6;else if(data6===null)coerced6="";else{let err15={instancePath:instancePath+"/price_change_percentage",schemaPath:"#/properties/price_c\
hange_percentage/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}coerced6!==void 0&&
(data6=coerced6,data!==void 0&&(data.price_change_percentage=coerced6))}if(typeof data6=="string"){if(func12(data6)>60){let err16={instancePath:instancePath+"/p\
rice_change_percentage",schemaPath:"#/properties/price_change_percentage/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 ch\
aracters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(!pattern112.test(data6)){let err17={instancePath:instancePath+"/price_change_percentag\
e",schemaPath:"#/properties/price_change_percentage/pattern",keyword:"pattern",params:{pattern:"^(1h|24h|7d|14d|30d|200d|1y)(,(1h|24h|7d|14d|30d|200d|1y))*$"},message:'\
must match pattern "^(1h|24h|7d|14d|30d|200d|1y)(,(1h|24h|7d|14d|30d|200d|1y))*$"'};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}}else{let err18={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}return validate302.
errors=vErrors,errors===0}validate302.evaluated={props:{vs_currency:!0,ids:!0,order:!0,page:!0,per_page:!0,sparkline:!0,price_change_percentage:!0},dynamicProps:!1,
dynamicItems:!1};var listMarkets_headers=validate312;function validate312(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate312.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
if-none-match"]!==void 0){let data0=data["if-none-match"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="num\
ber"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/if-none-match",schemaPath:"#/properties\
/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data["if-none-match"]=coerced0))}if(typeof data0=="string"&&func12(data0)>200){let err1={instancePath:instancePath+"/if-none-mat\
ch",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate312.errors=vErrors,errors===0}validate312.evaluated={props:{"if-none-match":!0},dynamicProps:!1,dynamicItems:!1};
var getSimplePrice_query=validate322;var pattern13=new RegExp("^[a-z]{3,5}(,[a-z]{3,5})*$","u");function validate322(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate322.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.ids===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ids"},message:"must have required property 'ids'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.vs_currencies===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"vs_currencies"},message:"must have required property 'vs_currencies'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.ids!==void 0){let data0=data.ids;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)
if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err2={instancePath:instancePath+"/ids",schemaPath:"#/pr\
operties/ids/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data.ids=coerced0))}if(typeof data0=="string"){if(func12(data0)>2e3){let err3={instancePath:instancePath+"/ids",schemaPath:"#/pr\
operties/ids/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(!pattern102.test(data0)){let err4={instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/pattern",keyword:"pattern",params:{pattern:"^[a-z0-\
9._-]+(,[a-z0-9._-]+)*$"},message:'must match pattern "^[a-z0-9._-]+(,[a-z0-9._-]+)*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}if(data.vs_currencies!==
void 0){let data1=data.vs_currencies;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1=="number"||dataType1=="boo\
lean")coerced1=""+data1;else if(data1===null)coerced1="";else{let err5={instancePath:instancePath+"/vs_currencies",schemaPath:"#/properties/vs_currencies/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}coerced1!==void 0&&(data1=coerced1,data!==
void 0&&(data.vs_currencies=coerced1))}if(typeof data1=="string"){if(func12(data1)>200){let err6={instancePath:instancePath+"/vs_currencies",schemaPath:"#/prope\
rties/vs_currencies/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(!pattern13.test(data1)){let err7={instancePath:instancePath+"/vs_currencies",schemaPath:"#/properties/vs_currencies/pattern",keyword:"pattern",
params:{pattern:"^[a-z]{3,5}(,[a-z]{3,5})*$"},message:'must match pattern "^[a-z]{3,5}(,[a-z]{3,5})*$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}}else{
let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
return validate322.errors=vErrors,errors===0}validate322.evaluated={props:{ids:!0,vs_currencies:!0},dynamicProps:!1,dynamicItems:!1};var getSimplePrice_headers=validate332;function validate332(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate332.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
if-none-match"]!==void 0){let data0=data["if-none-match"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="num\
ber"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/if-none-match",schemaPath:"#/properties\
/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data["if-none-match"]=coerced0))}if(typeof data0=="string"&&func12(data0)>200){let err1={instancePath:instancePath+"/if-none-mat\
ch",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate332.errors=vErrors,errors===0}validate332.evaluated={props:{"if-none-match":!0},dynamicProps:!1,dynamicItems:!1};
var getPriceHistory_query=validate342,schema45={type:"object",properties:{coin:{type:"string",minLength:1,maxLength:100,pattern:"^[a-z0-9._-]+$"},range:{type:"s\
tring",enum:["day","month","quarter","year"]}},required:["coin","range"]},pattern14=new RegExp("^[a-z0-9._-]+$","u");function validate342(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate342.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.coin===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"coin"},message:"must have required property 'coin'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(data.range===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"range"},message:"must have req\
uired property 'range'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.coin!==void 0){let data0=data.coin;if(typeof data0!="string"){let dataType0=typeof data0,
coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err2={instancePath:instancePath+
"/coin",schemaPath:"#/properties/coin/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.coin=coerced0))}if(typeof data0=="string"){if(func12(data0)>100){let err3={instancePath:instancePath+"/c\
oin",schemaPath:"#/properties/coin/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}if(func12(data0)<1){let err4={instancePath:instancePath+"/coin",schemaPath:"#/properties/coin/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!pattern14.test(data0)){let err5={instancePath:instancePath+
"/coin",schemaPath:"#/properties/coin/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9._-]+$"},message:'must match pattern "^[a-z0-9._-]+$"'};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}}if(data.range!==void 0){let data1=data.range;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;if(coerced1===
void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1="";else{let err6={instancePath:instancePath+"/range",schemaPath:"\
#/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}coerced1!==void 0&&
(data1=coerced1,data!==void 0&&(data.range=coerced1))}if(!(data1==="day"||data1==="month"||data1==="quarter"||data1==="year")){let err7={instancePath:instancePath+
"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues:schema45.properties.range.enum},message:"must be equal to one of the allowed \
values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate342.errors=vErrors,errors===0}validate342.evaluated={props:{coin:!0,range:!0},
dynamicProps:!1,dynamicItems:!1};var getPriceHistory_headers=validate352;function validate352(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate352.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
if-none-match"]!==void 0){let data0=data["if-none-match"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="num\
ber"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/if-none-match",schemaPath:"#/properties\
/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data["if-none-match"]=coerced0))}if(typeof data0=="string"&&func12(data0)>200){let err1={instancePath:instancePath+"/if-none-mat\
ch",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate352.errors=vErrors,errors===0}validate352.evaluated={props:{"if-none-match":!0},dynamicProps:!1,dynamicItems:!1};
var getExchangeRates_headers=validate362;function validate362(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate362.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
if-none-match"]!==void 0){let data0=data["if-none-match"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="num\
ber"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/if-none-match",schemaPath:"#/properties\
/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data["if-none-match"]=coerced0))}if(typeof data0=="string"&&func12(data0)>200){let err1={instancePath:instancePath+"/if-none-mat\
ch",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate362.errors=vErrors,errors===0}validate362.evaluated={props:{"if-none-match":!0},dynamicProps:!1,dynamicItems:!1};
var listNotifications_query=validate372;function validate372(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate372.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.cursor!==void 0){let data0=data.cursor;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)
if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/cursor",schemaPath:"#\
/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data.cursor=coerced0))}if(typeof data0=="string"){if(func12(data0)>200){let err1={instancePath:instancePath+"/cursor",schemaPath:"\
#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(func12(data0)<1){let err2={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}let data1=data.limit;if(!(typeof data1=="number"&&!(data1%
1)&&!isNaN(data1))){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1==="boolean"||data1===null||dataType1==="string"&&data1&&data1==+data1&&
!(data1%1))coerced1=+data1;else{let err3={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.limit=coerced1))}if(typeof data1==
"number"){if(data1>200||isNaN(data1)){let err4={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data1<1||isNaN(data1)){let err5={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}return validate372.errors=vErrors,errors===0}validate372.evaluated={props:{cursor:!0,limit:!0},dynamicProps:!1,dynamicItems:!1};var uploadObject_params=validate382;var pattern15=new RegExp("^[a-z0-9][a-z0-9.-]{2,62}$","u");function validate382(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate382.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.bucket===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
bucket"},message:"must have required property 'bucket'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.bucket!==void 0){let data0=data.bucket;
if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===
null)coerced0="";else{let err1={instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.bucket=coerced0))}if(typeof data0=="\
string"&&!pattern15.test(data0)){let err2={instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/pattern",keyword:"pattern",params:{pattern:"^[a-z\
0-9][a-z0-9.-]{2,62}$"},message:'must match pattern "^[a-z0-9][a-z0-9.-]{2,62}$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate382.
errors=vErrors,errors===0}validate382.evaluated={props:{bucket:!0},dynamicProps:!1,dynamicItems:!1};var getObject_params=validate392;function validate392(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate392.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
bucket===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bucket"},message:"must have required property 'bucke\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.folder===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"folder"},message:"must have required property 'folder'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.name===void 0){let err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data.bucket!==void 0){let data0=data.bucket;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err3={instancePath:instancePath+"/bucket",schemaPath:"#/properties/bu\
cket/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.bucket=coerced0))}if(typeof data0=="string"&&!pattern15.test(data0)){let err4={instancePath:instancePath+"/bucket",schemaPath:"#/properties\
/bucket/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9.-]{2,62}$"},message:'must match pattern "^[a-z0-9][a-z0-9.-]{2,62}$"'};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}if(data.folder!==void 0){let data1=data.folder;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;if(coerced1===
void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1="";else{let err5={instancePath:instancePath+"/folder",schemaPath:"\
#/properties/folder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}coerced1!==void 0&&
(data1=coerced1,data!==void 0&&(data.folder=coerced1))}if(typeof data1=="string"){if(func12(data1)>100){let err6={instancePath:instancePath+"/folder",schemaPath:"\
#/properties/folder/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(func12(data1)<1){let err7={instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}if(data.name!==void 0){let data2=data.name;if(typeof data2!=
"string"){let dataType2=typeof data2,coerced2;if(coerced2===void 0)if(dataType2=="number"||dataType2=="boolean")coerced2=""+data2;else if(data2===null)coerced2=
"";else{let err8={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}coerced2!==void 0&&(data2=coerced2,data!==void 0&&(data.name=coerced2))}if(typeof data2=="string"){if(func12(data2)>
100){let err9={instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more tha\
n 100 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(func12(data2)<1){let err10={instancePath:instancePath+"/name",schemaPath:"#/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}}}}else{let err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}return validate392.errors=vErrors,errors===0}validate392.evaluated={props:{bucket:!0,folder:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var getObject_query=validate402;var pattern172=new RegExp("^[0-9]{8}T[0-9]{6}Z$","u"),pattern182=new RegExp("^[0-9a-f]{64}$","u");function validate402(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate402.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["X-Amz-Date"]!==void 0){let data0=data["X-Amz-Date"];if(typeof data0!=
"string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0=
"";else{let err0={instancePath:instancePath+"/X-Amz-Date",schemaPath:"#/properties/X-Amz-Date/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data["X-Amz-Date"]=coerced0))}if(typeof data0==
"string"&&!pattern172.test(data0)){let err1={instancePath:instancePath+"/X-Amz-Date",schemaPath:"#/properties/X-Amz-Date/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{8}T[0-9]{6}Z$"},message:'must match pattern "^[0-9]{8}T[0-9]{6}Z$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data["X-Amz-Expires"]!==
void 0){let data1=data["X-Amz-Expires"];if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1))){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1===
"boolean"||data1===null||dataType1==="string"&&data1&&data1==+data1&&!(data1%1))coerced1=+data1;else{let err2={instancePath:instancePath+"/X-Amz-Expires",schemaPath:"\
#/properties/X-Amz-Expires/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced1!==
void 0&&(data1=coerced1,data!==void 0&&(data["X-Amz-Expires"]=coerced1))}if(typeof data1=="number"){if(data1>3600||isNaN(data1)){let err3={instancePath:instancePath+
"/X-Amz-Expires",schemaPath:"#/properties/X-Amz-Expires/maximum",keyword:"maximum",params:{comparison:"<=",limit:3600},message:"must be <= 3600"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data1<1||isNaN(data1)){let err4={instancePath:instancePath+"/X-Amz-Expires",schemaPath:"#/properties/X-Amz-Expires\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}if(data["X-Amz-\
Signature"]!==void 0){let data2=data["X-Amz-Signature"];if(typeof data2!="string"){let dataType2=typeof data2,coerced2;if(coerced2===void 0)if(dataType2=="numbe\
r"||dataType2=="boolean")coerced2=""+data2;else if(data2===null)coerced2="";else{let err5={instancePath:instancePath+"/X-Amz-Signature",schemaPath:"#/properties\
/X-Amz-Signature/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}coerced2!==void 0&&
(data2=coerced2,data!==void 0&&(data["X-Amz-Signature"]=coerced2))}if(typeof data2=="string"&&!pattern182.test(data2)){let err6={instancePath:instancePath+"/X-A\
mz-Signature",schemaPath:"#/properties/X-Amz-Signature/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate402.errors=vErrors,errors===0}validate402.evaluated={props:{"X-Amz-Date":!0,
"X-Amz-Expires":!0,"X-Amz-Signature":!0},dynamicProps:!1,dynamicItems:!1};var createOrder_headers=validate412;function validate412(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate412.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/idempotency-key",schemaPath:"#/prop\
erties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==
void 0&&(data0=coerced0,data!==void 0&&(data["idempotency-key"]=coerced0))}if(typeof data0=="string"){if(func12(data0)>255){let err1={instancePath:instancePath+
"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<8){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/id\
empotency-key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!pattern43.test(data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"},message:'must match pattern "^[!-~]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate412.errors=vErrors,
errors===0}validate412.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var getOrder_params=validate422;function validate422(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate422.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===
void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err1={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data.id=coerced0))}if(typeof data0=="string"&&!formats02.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/pr\
operties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
return validate422.errors=vErrors,errors===0}validate422.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var callNetwork_params=validate432,schema54={
type:"object",properties:{chain:{type:"string",enum:["ethereum","bnb","bitcoin","dogecoin","solana"]},network:{type:"string",enum:["main","test"]}},required:["c\
hain","network"]};function validate432(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate432.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.chain===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chain"},message:"must have required property \
'chain'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.network===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"network"},message:"must have required property 'network'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.chain!==void 0){
let data0=data.chain;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+
data0;else if(data0===null)coerced0="";else{let err2={instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}coerced0!==void 0&&(data0=coerced0,data!==void 0&&(data.chain=coerced0))}
if(!(data0==="ethereum"||data0==="bnb"||data0==="bitcoin"||data0==="dogecoin"||data0==="solana")){let err3={instancePath:instancePath+"/chain",schemaPath:"#/pro\
perties/chain/enum",keyword:"enum",params:{allowedValues:schema54.properties.chain.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}if(data.network!==void 0){let data1=data.network;if(typeof data1!="string"){let dataType1=typeof data1,coerced1;if(coerced1===
void 0)if(dataType1=="number"||dataType1=="boolean")coerced1=""+data1;else if(data1===null)coerced1="";else{let err4={instancePath:instancePath+"/network",schemaPath:"\
#/properties/network/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}coerced1!==
void 0&&(data1=coerced1,data!==void 0&&(data.network=coerced1))}if(!(data1==="main"||data1==="test")){let err5={instancePath:instancePath+"/network",schemaPath:"\
#/properties/network/enum",keyword:"enum",params:{allowedValues:schema54.properties.network.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate432.errors=vErrors,errors===0}validate432.evaluated={props:{chain:!0,network:!0},dynamicProps:!1,
dynamicItems:!1};var getStatement_query=validate442;function validate442(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate442.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.cursor!==void 0){let data0=data.cursor;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)
if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/cursor",schemaPath:"#\
/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data.cursor=coerced0))}if(typeof data0=="string"){if(func12(data0)>200){let err1={instancePath:instancePath+"/cursor",schemaPath:"\
#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(func12(data0)<1){let err2={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}let data1=data.limit;if(!(typeof data1=="number"&&!(data1%
1)&&!isNaN(data1))){let dataType1=typeof data1,coerced1;if(coerced1===void 0)if(dataType1==="boolean"||data1===null||dataType1==="string"&&data1&&data1==+data1&&
!(data1%1))coerced1=+data1;else{let err3={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}coerced1!==void 0&&(data1=coerced1,data!==void 0&&(data.limit=coerced1))}if(typeof data1==
"number"){if(data1>200||isNaN(data1)){let err4={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data1<1||isNaN(data1)){let err5={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}return validate442.errors=vErrors,errors===0}validate442.evaluated={props:{cursor:!0,limit:!0},dynamicProps:!1,dynamicItems:!1};var getBalanceHistory_query=validate452,
schema56={type:"object",properties:{range:{type:"string",enum:["week","month","quarter","all"]}},required:["range"]};function validate452(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate452.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.range===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"range"},message:"must have required property 'range'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.range!==void 0){let data0=data.range;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0==
"number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err1={instancePath:instancePath+"/range",schemaPath:"#/properties/ran\
ge/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&(data0=coerced0,
data!==void 0&&(data.range=coerced0))}if(!(data0==="week"||data0==="month"||data0==="quarter"||data0==="all")){let err2={instancePath:instancePath+"/range",schemaPath:"\
#/properties/range/enum",keyword:"enum",params:{allowedValues:schema56.properties.range.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate452.errors=vErrors,errors===0}validate452.evaluated={props:{range:!0},dynamicProps:!1,dynamicItems:!1};
var getDemoMail_params=validate462;function validate462(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate462.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===
void 0)if(dataType0=="number"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err1={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data.id=coerced0))}if(typeof data0=="string"&&!formats02.test(data0)){let err2={instancePath:instancePath+"/id",schemaPath:"#/pr\
operties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}else{
let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
return validate462.errors=vErrors,errors===0}validate462.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var getOptions_headers=validate472;function validate472(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate472.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data["\
if-none-match"]!==void 0){let data0=data["if-none-match"];if(typeof data0!="string"){let dataType0=typeof data0,coerced0;if(coerced0===void 0)if(dataType0=="num\
ber"||dataType0=="boolean")coerced0=""+data0;else if(data0===null)coerced0="";else{let err0={instancePath:instancePath+"/if-none-match",schemaPath:"#/properties\
/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}coerced0!==void 0&&
(data0=coerced0,data!==void 0&&(data["if-none-match"]=coerced0))}if(typeof data0=="string"&&func12(data0)>200){let err1={instancePath:instancePath+"/if-none-mat\
ch",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err2]:vErrors.push(err2),errors++}return validate472.errors=vErrors,errors===0}validate472.evaluated={props:{"if-none-match":!0},dynamicProps:!1,dynamicItems:!1};export{callNetwork_body,callNetwork_params,cancelWithdraw_body,cancelWithdraw_headers,changeCurrency_body,changeEmail_body,changePassword_body,confirmAuthenticator_body,
confirmEmail_body,continueAs_body,createDeposit_body,createDeposit_headers,createOrder_body,createOrder_headers,createPay_body,createPay_headers,createQuote_body,
createUploadPolicy_body,createWithdraw_body,createWithdraw_headers,deleteToken_body,deleteUpload_body,endSessions_body,findOrder_body,finishPasskey_body,finishSignIn_body,
forgotPassword_body,freezeAccount_body,getBalanceHistory_query,getDemoMail_params,getExchangeRates_headers,getInvestment_params,getObject_params,getObject_query,
getOptions_headers,getOrder_params,getPriceHistory_headers,getPriceHistory_query,getSimplePrice_headers,getSimplePrice_query,getStatement_query,getTestCoins_body,
holdDepositRate_body,listDeposits_body,listHandlers_params,listMarkets_headers,listMarkets_query,listNotifications_query,listOrders_body,listPackages_headers,listTrades_body,
listWithdrawals_body,login_body,moveDemoPrice_body,passDemoTime_body,readNotification_body,removeFactor_body,removeSavedAddress_body,requestTrade_body,resendCode_body,
resetPassword_body,revealIdentityNumber_body,runDemoCommand_body,saveAddress_body,saveProfilePhoto_body,saveToken_body,signup_body,stepUp_body,streamEvents_headers,
submitRegistration_body,submitRegistration_headers,transferFunds_body,transferFunds_headers,undoEmail_body,uploadObject_params,verifyEmail_body};
